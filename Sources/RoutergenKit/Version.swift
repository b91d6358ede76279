/// The version of the tool, as generated files and `--version` say it.
package let toolVersion = "0.1.0"
