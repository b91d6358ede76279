/// Something that generated code offers in another way than it did.
package struct InterfaceChange: Sendable, Equatable {
    /// What the change asks of those who use the code.
    package enum Severity: String, Sendable, CaseIterable, Comparable {
        /// Usual code that uses the declaration does not compile any more.
        case breaking
        /// Usual code compiles, but some does not, or what it does is something else.
        case risky
        /// Nobody has to do anything.
        case compatible

        package static func < (left: Severity, right: Severity) -> Bool {
            left.number < right.number
        }

        private var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    package enum Difference: Sendable, Equatable {
        case added
        case removed
        case renamed(to: String)
        case accessChanged(from: String, to: String)
        case kindChanged(from: String, to: String)
        /// Of a property, a payload, an alias or raw values.
        case typeChanged(from: String, to: String)
        /// Nil is no result.
        case resultChanged(from: String?, to: String?)
        case conformanceAdded(String)
        case conformanceRemoved(String)
        case becameVariable
        case becameConstant
        case deprecated
        case undeprecated
        case parameterAdded(String)
        case parameterRemoved(String)
        case parameterRenamed(from: String, to: String)
        case parameterTypeChanged(String, from: String, to: String)
        case parametersReordered([String])
        case defaultAdded(of: String, String)
        case defaultRemoved(of: String, String)
        case defaultChanged(of: String, from: String, to: String)
        case factChanged(SwiftFact.Kind, from: String?, to: String?)
    }

    package var severity: Severity
    /// The declaration by its name in the old code, or in the new one where it is new:
    /// `Five100px.PhotosRouter.popular`
    package var declaration: String
    /// What it is: `property`, `case`, `struct`.
    package var subject: String
    package var difference: Difference
    /// Why the change is as severe as it is.
    package var reason: String

    package init(
        _ severity: Severity, _ declaration: String, _ subject: String, _ difference: Difference,
        _ reason: String
    ) {
        self.severity = severity
        self.declaration = declaration
        self.subject = subject
        self.difference = difference
        self.reason = reason
    }
}
