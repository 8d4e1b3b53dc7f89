/// Converts a frame's coefficients to pixels: transforms the blocks, scales the components to one
/// size, and converts the colours.
struct JPEGColors {
  private let frame: JPEGFrame
  private let quantization: [[Int]]
  private let adobeTransform: UInt8?

  init(_ frame: JPEGFrame, _ quantization: [[Int]], adobeTransform: UInt8?) {
    self.frame = frame
    self.quantization = quantization
    self.adobeTransform = adobeTransform
  }

  /// A component's samples, and how they map to the picture.
  private struct Plane {
    let samples: [UInt8]
    let stride: Int
    let horizontal: Int
    let vertical: Int
  }

  func pixmap() -> Pixmap {
    let planes = frame.components.map { plane($0) }
    var bytes = [UInt8](repeating: 255, count: frame.width * frame.height * 4)
    let kind = kind
    let (horizontal, vertical) = (frame.horizontalMaximum, frame.verticalMaximum)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          func sample(_ index: Int) -> Int {
            let plane = planes[index]
            let row = y * plane.vertical / vertical
            return Int(plane.samples[row * plane.stride + x * plane.horizontal / horizontal])
          }
          let (red, green, blue) = Self.color(kind, sample)
          let index = (y * frame.width + x) * 4
          bytes[index] = red
          bytes[index + 1] = green
          bytes[index + 2] = blue
        }
      }
    }
    return Pixmap(width: frame.width, height: frame.height, bytes: bytes)
  }

  private func plane(_ component: JPEGComponent) -> Plane {
    let stride = component.stride * 8
    let rows = component.coefficients.count / 64 / component.stride
    var samples = [UInt8](repeating: 0, count: stride * rows * 8)
    let work = UnsafeMutablePointer<Float>.allocate(capacity: 64)
    defer { work.deallocate() }
    let scale = quantization[component.quantization]
    component.coefficients.withUnsafeBufferPointer { coefficients in
      samples.withUnsafeMutableBufferPointer { samples in
        scale.withUnsafeBufferPointer { scale in
          guard let coefficients = coefficients.baseAddress, let samples = samples.baseAddress,
            let scale = scale.baseAddress
          else { return }
          for row in 0..<rows {
            for column in 0..<component.stride {
              JPEGBlock.write(
                coefficients + (row * component.stride + column) * 64, scale: scale, work: work,
                to: samples + row * 8 * stride + column * 8, stride: stride)
            }
          }
        }
      }
    }
    return Plane(
      samples: samples, stride: stride, horizontal: component.horizontal,
      vertical: component.vertical)
  }

  // MARK: Colours

  private enum Kind { case gray, rgb, ycc, cmyk, ycck }

  private var kind: Kind {
    switch frame.components.count {
    case 1: .gray
    case 3:
      adobeTransform == 0 || frame.components.map(\.id) == Array("RGB".utf8) ? .rgb : .ycc
    default: adobeTransform == 2 ? .ycck : .cmyk
    }
  }

  private static func color(_ kind: Kind, _ sample: (Int) -> Int) -> (UInt8, UInt8, UInt8) {
    switch kind {
    case .gray:
      let gray = UInt8(sample(0))
      return (gray, gray, gray)
    case .rgb: return (UInt8(sample(0)), UInt8(sample(1)), UInt8(sample(2)))
    case .ycc: return ycc(sample(0), sample(1), sample(2))
    case .cmyk:
      // Inks are stored inverted: 255 means none.
      let black = sample(3)
      return (
        UInt8(sample(0) * black / 255), UInt8(sample(1) * black / 255),
        UInt8(sample(2) * black / 255)
      )
    case .ycck:
      let (red, green, blue) = ycc(sample(0), sample(1), sample(2))
      let black = sample(3)
      return (
        UInt8((255 - Int(red)) * black / 255), UInt8((255 - Int(green)) * black / 255),
        UInt8((255 - Int(blue)) * black / 255)
      )
    }
  }

  /// In integer arithmetic: the factors are scaled by 65,536.
  private static func ycc(_ y: Int, _ cb: Int, _ cr: Int) -> (UInt8, UInt8, UInt8) {
    let (blue, red) = (cb - 128, cr - 128)
    return (
      clamp(y + ((91_881 * red + 32_768) >> 16)),
      clamp(y - ((22_554 * blue + 46_802 * red + 32_768) >> 16)),
      clamp(y + ((116_130 * blue + 32_768) >> 16))
    )
  }

  private static func clamp(_ value: Int) -> UInt8 { UInt8(min(max(value, 0), 255)) }
}
