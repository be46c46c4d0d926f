#if !canImport(ObjectiveC)
  /// An object that a drag can carry. On Apple's platforms, Foundation declares it, with methods that write the object
  /// as data.
  public protocol NSItemProviderWriting: NSObjectProtocol {}

  /// An object that a drop can load. On Apple's platforms, Foundation declares it, with methods that read the object
  /// from data.
  public protocol NSItemProviderReading: NSObjectProtocol {}

  extension NSString: NSItemProviderReading, NSItemProviderWriting {}
  extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
  extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
  extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
  extension UIColor: NSItemProviderReading, NSItemProviderWriting {}

  /// The data of a drag item: an object in this process. On Apple's platforms, Foundation declares it.
  open class NSItemProvider: NSObject {
    private let object: (any NSItemProviderWriting)?

    /// Creates a provider without data.
    public override init() {
      object = nil
      super.init()
    }

    /// Creates a provider for an object.
    public init(object: any NSItemProviderWriting) {
      self.object = object
      super.init()
    }

    /// Returns whether an object of a class can be loaded.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      object(ofClass: aClass) != nil
    }

    /// Returns the object, if it's of a class that can be read.
    final func object(ofClass aClass: any NSItemProviderReading.Type) -> (
      any NSItemProviderReading
    )? {
      guard let object = object as? any NSItemProviderReading else { return nil }
      func cast<Reading: NSItemProviderReading>(_: Reading.Type) -> (any NSItemProviderReading)? {
        object as? Reading
      }
      return cast(aClass)
    }
  }
#endif
