// swift-format-ignore-file
// Written by `make context` from the code of the context. Do not edit.

/// The names of each record of the context, with what they stand for.
enum ContextSchema {
    static let text = """
RootContext
  access text
  attribute text
  client RenderClient
  clients [RenderClientGroup]
  configuration RenderConfiguration
  documentation [text]
  file text
  header text
  imports [text]
  library text
  namespace text
  options options
  routers [RenderRouter]
  server RenderServer
  symbols symbols
  types [RenderType]
RenderClient
  attribute text
  documentation [text]
  hasMethods flag
  methods [RenderMethod]
  name text
RenderClientGroup
  attribute text
  documentation [text]
  file text
  hasMethods flag
  methods [RenderMethod]
  name text
  property text
  propertyDocumentation [text]
RenderMethod
  alternatives [RenderAlternative]
  attribute text
  call text
  connection text
  documentation [text]
  errorHeaders RenderErrorHeaders
  hasAlternatives flag
  hasParameters flag
  headers RenderHeaders
  name text
  outcomes RenderOutcomes
  pages RenderPages
  parameterList text
  parameters [RenderParameter]
  returnType text
  route text
RenderPages
  attribute text
  call text
  documentation [text]
  lines [text]
  name text
  position text
  returnType text
RenderAlternative
  attribute text
  call text
  documentation [text]
  name text
  outcomes RenderOutcomes
  returnType text
  route text
RenderHeaders
  attribute text
  call text
  documentation [text]
  hasProperties flag
  hasReads flag
  isDeclared flag
  method text
  methodAttribute text
  methodDocumentation [text]
  name text
  properties [RenderProperty]
  reads [RenderAssignment]
  result text
  returnType text
RenderErrorHeaders
  attribute text
  documentation [text]
  hasProperties flag
  hasReads flag
  name text
  properties [RenderProperty]
  reads [RenderAssignment]
RenderOutcomes
  attribute text
  cases [RenderOutcome]
  documentation [text]
  hasCases flag
  name text
  needsDefault flag
RenderOutcome
  attribute text
  documentation [text]
  name text
  pattern text
  reference text
  type text
  value text
RenderConfiguration
  apiLiteral text
  attribute text
  documentation [text]
  envelope text
  hasProperties flag
  initializer RenderInitializer
  missingValue text
  name text
  properties [RenderProperty]
  serverInitializer RenderServerInitializer
  standardBaseURL text
  standardDocumentation [text]
RenderServerInitializer
  argumentList text
  arguments [RenderArgument]
  attribute text
  documentation [text]
  hasArguments flag
  hasParameters flag
  parameterList text
  parameters [RenderParameter]
RenderServer
  cases [RenderServerCase]
  hasCases flag
  hasVariables flag
  name text
  variables [RenderServerVariable]
RenderServerCase
  attribute text
  bindingList text
  bindings [text]
  documentation [text]
  hasBindings flag
  hasParameters flag
  name text
  parameterList text
  parameters [RenderParameter]
  reference text
  url text
RenderServerVariable
  attribute text
  cases [RenderEnumerationCase]
  documentation [text]
  hasCases flag
  name text
RenderProperty
  attribute text
  documentation [text]
  hasStorage flag
  introducer text
  name text
  storage RenderStorage
  type text
RenderStorage
  access text
  getter text
  name text
  setter text
  type text
RenderInitializer
  assignments [RenderAssignment]
  attribute text
  documentation [text]
  hasAssignments flag
  hasParameters flag
  parameterList text
  parameters [RenderParameter]
RenderAssignment
  target text
  value text
RenderParameter
  defaultValue text
  name text
  type text
RenderArgument
  label text
  value text
RenderRouter
  attribute text
  cases [RenderCase]
  commonStatements [RenderStatement]
  configurationType text
  documentation [text]
  file text
  hasCases flag
  hasCommonStatements flag
  hasOptionTypes flag
  name text
  optionTypes [RenderOptionType]
  qualifiedName text
RenderCase
  attribute text
  bindingList text
  bindings [text]
  documentation [text]
  hasBindings flag
  hasParameters flag
  hasStatements flag
  name text
  parameterList text
  parameters [RenderParameter]
  reference text
  route RenderRoute
  statements [RenderStatement]
RenderRoute
  accept text
  argumentList text
  arguments [RenderArgument]
  hasArguments flag
  hasSamples flag
  method text
  name text
  reference text
  sampleBody text
  samples [RenderSample]
  statusCodes text
  timeout text
RenderSample
  body text
  contentType text
  lines [text]
  numberSigns text
  status text
RenderOptionType
  attribute text
  documentation [text]
  hasProperties flag
  initializer RenderInitializer
  name text
  properties [RenderProperty]
RenderStatement
  branches [RenderBranch]
  call RenderCall
  object ObjectContext
ObjectContext
  fields [RenderCall]
  hasFields flag
RenderCall
  argumentList text
  arguments [RenderArgument]
  hasArguments flag
  method text
RenderBranch
  calls [RenderCall]
  condition text
  hasCalls flag
RenderType
  alias RenderAlias
  attribute text
  closedEnumeration RenderEnumeration
  conformances [text]
  documentation [text]
  file text
  name text
  newType RenderNewType
  openEnumeration RenderEnumeration
  parts [RenderType]
  structure RenderStructure
  tuple RenderStructure
  union RenderUnion
RenderStructure
  coding RenderCoding
  hasProperties flag
  hasReads flag
  hasWrites flag
  initializer RenderInitializer
  isModel flag
  nameLiteral text
  properties [RenderProperty]
  reads [RenderAssignment]
  sharedStorage RenderSharedStorage
  writes [RenderCall]
RenderCoding
  decodes [RenderAssignment]
  encodes [text]
  hasKeys flag
  keys [RenderCodingKey]
  needsContainer flag
  synthesizesDecoding flag
  synthesizesEncoding flag
RenderCodingKey
  name text
  needsValue flag
  value text
RenderSharedStorage
  fields [RenderStoredField]
  property text
  type text
RenderStoredField
  name text
  type text
RenderEnumeration
  caseList text
  cases [RenderEnumerationCase]
  hasCases flag
  rawType text
  unknownCase text
RenderEnumerationCase
  attribute text
  documentation [text]
  name text
  needsValue flag
  reference text
  value text
RenderUnion
  hasVariants flag
  tag text
  unknownCase text
  variants [RenderVariant]
RenderVariant
  attribute text
  documentation [text]
  isIndirect flag
  name text
  reference text
  tagValue text
  type text
RenderAlias
  target text
RenderNewType
  rawType text
"""
}
