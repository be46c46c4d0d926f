import HeadlessList

/// A private class with the same name as a private class of another file.
private final class HiddenCell: HeadlessCell {}

@MainActor let hiddenCellOfAnotherFile: AnyClass = HiddenCell.self
