/// A picture's text in both interface styles.
struct DrawnFile {
  /// The name of the files, without the suffix of the dark one.
  let name: String
  let light: String
  let dark: String
}

extension Picture {
  var file: DrawnFile { DrawnFile(name: name, light: svg(in: .light), dark: svg(in: .dark)) }
}
