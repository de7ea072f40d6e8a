/// What most commands work with: the files around them, the project, and the models that are
/// described there.
struct Workspace {
  let files: FileStore
  let project: Project
  let lookup: SchemaLookup
  /// Shows what is doubtful beside the command's result.
  let report: FindingReport

  /// Loads the project and reads what describes its models; what is doubtful about the project file
  /// is shown.
  ///
  /// - Parameter schemas: The values of `--schema`.
  init(_ console: Console, _ shared: SharedOptions, schemas: [String]) throws {
    files = FileStore(directory: console.directory)
    project = try Project.load(shared.project, files: files)
    lookup = try SchemaLookup(
      paths: schemas,
      project: project,
      files: files,
      sources: console.sources
    )
    report = FindingReport(console, isQuiet: shared.isQuiet)
    report.show(project.findings)
  }
}
