// As on Apple's platforms, importing UIKit also imports Foundation.
@_exported public import Foundation
