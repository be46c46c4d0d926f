extension UIListContentConfiguration {
  /// The fonts and colors that depend on the state.
  struct Look: Hashable {
    var font: UIFont
    var color = UIColor.label
    var secondaryColor = UIColor.secondaryLabel
  }

  /// Returns the configuration with the look for a state.
  func adapted(to state: any UIConfigurationState) -> UIListContentConfiguration {
    let (isDisabled, isSelected) =
      switch state {
      case let state as UICellConfigurationState: (state.isDisabled, state.isSelected)
      case let state as UIViewConfigurationState: (state.isDisabled, state.isSelected)
      default: (false, false)
      }
    var look = Look(font: isSelected ? selectedFont ?? usualFont : usualFont)
    if isDisabled { (look.color, look.secondaryColor) = (.tertiaryLabel, .quaternaryLabel) }
    guard look != self.look else { return self }
    var configuration = self
    if textProperties.font == self.look.font { configuration.textProperties.font = look.font }
    if textProperties.color == self.look.color { configuration.textProperties.color = look.color }
    if secondaryTextProperties.color == self.look.secondaryColor {
      configuration.secondaryTextProperties.color = look.secondaryColor
    }
    configuration.look = look
    return configuration
  }
}
