// Only classes show traits, because a capability changes the cell.

import TypedCellsUIKit

private struct Title: TitleShowing {
  // error: non-class type 'Title' cannot conform to class protocol 'TitleShowing'
  // twin: private final class Title: TitleShowing {
  func show(title: String?) {}
}
private struct Subtitle: SubtitleShowing {
  // error: non-class type 'Subtitle' cannot conform to class protocol 'SubtitleShowing'
  // twin: private final class Subtitle: SubtitleShowing {
  func show(subtitle: String?) {}
}
private struct Image: ImageShowing {
  // error: non-class type 'Image' cannot conform to class protocol 'ImageShowing'
  // twin: private final class Image: ImageShowing {
  func show(image: UIImage?) {}
}
private struct Font: FontShowing {
  // error: non-class type 'Font' cannot conform to class protocol 'FontShowing'
  // twin: private final class Font: FontShowing {
  func show(font: UIFont?) {}
}
private struct Color: ColorShowing {
  // error: non-class type 'Color' cannot conform to class protocol 'ColorShowing'
  // twin: private final class Color: ColorShowing {
  func show(color: UIColor?) {}
}
private struct Accessory: AccessoryShowing {
  // error: non-class type 'Accessory' cannot conform to class protocol 'AccessoryShowing'
  // twin: private final class Accessory: AccessoryShowing {
  func show(accessory: UITableViewCell.AccessoryType) {}
}
