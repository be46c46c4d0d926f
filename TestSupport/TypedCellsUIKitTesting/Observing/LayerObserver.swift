#if canImport(UIKit)
  import TypedCellsTesting
  import TypedCellsUIKit

  /// Observes a layer that doesn't belong to a view.
  @MainActor
  enum LayerObserver {
    static func node(of layer: CALayer) -> ObservedNode {
      var node = ObservedNode(kind: "\(type(of: layer))", object: ObjectIdentifier(layer))
      let frame = layer.frame
      node.add("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height))
      node.add("opacity", number: Double(layer.opacity), unless: 1)
      if let color = layer.backgroundColor {
        node.add("backgroundColor", .object(UIColor(cgColor: color)))
      }
      node.add("cornerRadius", number: layer.cornerRadius)
      if let gradient = layer as? CAGradientLayer {
        let colors = (gradient.colors ?? []).map { "\($0)" }
        node.add("colors", .detail(withoutAddresses(colors.joined(separator: ", "))))
      }
      if let shape = layer as? CAShapeLayer {
        node.add("path", .detail(shape.path.map { withoutAddresses("\($0)") } ?? ""))
      }
      node.add("animations", detail: layer.animationKeys()?.sorted().joined(separator: ", "))
      return node
    }
  }
#endif
