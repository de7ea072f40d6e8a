extension GeneratorCatalogue {
  /// What people have to do.
  static let todo: [CatalogueEntry] = [
    column("todo.task", "something to do", "task", of: "todo-tasks"),
    column("todo.note", "a note that fits the task", "note", of: "todo-tasks"),
    column("todo.project", "the project that the task belongs to", "project", of: "todo-tasks"),
    number("todo.minutes", "how long the task takes", "minutes", of: "todo-tasks", 10...90),
    list("todo.label", "a label for to-dos", "todo-labels"),
    CatalogueEntry("todo.priority", "low to urgent") { request in
      unordered(request.entries("todo-priorities"))
    },
    CatalogueEntry("todo.status", "open to done") { request in
      passing(request, .todo, "todo-statuses")
    },
    list("todo.checklist", "a step of a list", "todo-checklist"),
  ]

  /// The generator with values that follow each other by chance.
  static func unordered(_ generator: Generator) -> Generator {
    var generator = generator
    generator.isPermuted = false
    return generator
  }
}
