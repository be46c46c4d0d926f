import HeadlessList

/// A private class that has its name in common with one of another file.
private final class HiddenCell: HeadlessCell {}

@MainActor let hiddenCellOfAnotherFile: AnyClass = HiddenCell.self
