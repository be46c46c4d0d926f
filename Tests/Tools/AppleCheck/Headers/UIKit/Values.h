// Colours, fonts, images and measures. Written from Apple's public documentation.
#pragma once
#include "Macros.h"
#pragma clang assume_nonnull begin

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;

typedef float UILayoutPriority __attribute__((swift_newtype(struct)));
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel = 50;

typedef ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified,
  NSTextAlignmentNatural
};

typedef ENUM(NSInteger, NSLineBreakMode) {
  NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping,
  NSLineBreakByTruncatingHead, NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle
};

typedef ENUM(NSInteger, UIBaselineAdjustment) {
  UIBaselineAdjustmentAlignBaselines, UIBaselineAdjustmentAlignCenters, UIBaselineAdjustmentNone
};

@class UITraitCollection, UIFont;

@interface NSIndexPath (UIKitAdditions)
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section;
@property(nonatomic, readonly) NSInteger section;
@property(nonatomic, readonly) NSInteger row;
@property(nonatomic, readonly) NSInteger item;
@end

@interface NSValue (NSValueUIGeometryExtensions)
+ (NSValue *)valueWithCGRect:(CGRect)rect SWIFT_NAME("init(cgRect:)");
@property(nonatomic, readonly) CGRect CGRectValue SWIFT_NAME("cgRectValue");
@end

// On Apple's systems these are Core Foundation types. Lists only pass them on.
SENDABLE
@interface CGColor : NSObject
- (instancetype)init __attribute__((unavailable));
@end

SENDABLE
@interface CGPath : NSObject
- (instancetype)init __attribute__((unavailable));
@end

SENDABLE
@interface UIColor : NSObject <NSCopying, NSSecureCoding>
- (UIColor *)initWithCGColor:(CGColor *)cgColor SWIFT_NAME("init(cgColor:)");
- (UIColor *)initWithDynamicProvider:
    (UIColor * (^)(UITraitCollection *traitCollection))dynamicProvider
    SWIFT_NAME("init(dynamicProvider:)");
+ (nullable UIColor *)colorNamed:(NSString *)name SWIFT_NAME("init(named:)");
@property(nonatomic, readonly) CGColor *CGColor SWIFT_NAME("cgColor");
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection
    SWIFT_NAME("resolvedColor(with:)");
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)initWithHue:(CGFloat)hue
              saturation:(CGFloat)saturation
              brightness:(CGFloat)brightness
                   alpha:(CGFloat)alpha;
@property(class, nonatomic, readonly) UIColor *blackColor;
@property(class, nonatomic, readonly) UIColor *darkGrayColor;
@property(class, nonatomic, readonly) UIColor *lightGrayColor;
@property(class, nonatomic, readonly) UIColor *whiteColor;
@property(class, nonatomic, readonly) UIColor *grayColor;
@property(class, nonatomic, readonly) UIColor *redColor;
@property(class, nonatomic, readonly) UIColor *greenColor;
@property(class, nonatomic, readonly) UIColor *blueColor;
@property(class, nonatomic, readonly) UIColor *yellowColor;
@property(class, nonatomic, readonly) UIColor *orangeColor;
@property(class, nonatomic, readonly) UIColor *purpleColor;
@property(class, nonatomic, readonly) UIColor *clearColor;
@property(class, nonatomic, readonly) UIColor *systemRedColor;
@property(class, nonatomic, readonly) UIColor *systemGreenColor;
@property(class, nonatomic, readonly) UIColor *systemBlueColor;
@property(class, nonatomic, readonly) UIColor *systemGrayColor;
@property(class, nonatomic, readonly) UIColor *labelColor;
@property(class, nonatomic, readonly) UIColor *secondaryLabelColor;
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *cyanColor SWIFT_NAME("cyan");
@property(class, nonatomic, readonly) UIColor *magentaColor SWIFT_NAME("magenta");
@property(class, nonatomic, readonly) UIColor *brownColor SWIFT_NAME("brown");
@property(class, nonatomic, readonly) UIColor *systemOrangeColor SWIFT_NAME("systemOrange");
@property(class, nonatomic, readonly) UIColor *systemYellowColor SWIFT_NAME("systemYellow");
@property(class, nonatomic, readonly) UIColor *systemPinkColor SWIFT_NAME("systemPink");
@property(class, nonatomic, readonly) UIColor *systemPurpleColor SWIFT_NAME("systemPurple");
@property(class, nonatomic, readonly) UIColor *systemTealColor SWIFT_NAME("systemTeal");
@property(class, nonatomic, readonly) UIColor *systemIndigoColor SWIFT_NAME("systemIndigo");
@property(class, nonatomic, readonly) UIColor *systemBrownColor SWIFT_NAME("systemBrown");
@property(class, nonatomic, readonly) UIColor *systemMintColor SWIFT_NAME("systemMint");
@property(class, nonatomic, readonly) UIColor *systemCyanColor SWIFT_NAME("systemCyan");
@property(class, nonatomic, readonly) UIColor *tintColor SWIFT_NAME("tintColor");
@property(class, nonatomic, readonly) UIColor *linkColor SWIFT_NAME("link");
@property(class, nonatomic, readonly) UIColor *systemGray2Color SWIFT_NAME("systemGray2") NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *systemGray3Color SWIFT_NAME("systemGray3") NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *systemGray4Color SWIFT_NAME("systemGray4") NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *systemGray5Color SWIFT_NAME("systemGray5") NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *systemGray6Color SWIFT_NAME("systemGray6") NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *tertiaryLabelColor SWIFT_NAME("tertiaryLabel");
@property(class, nonatomic, readonly) UIColor *quaternaryLabelColor SWIFT_NAME("quaternaryLabel");
@property(class, nonatomic, readonly) UIColor *placeholderTextColor SWIFT_NAME("placeholderText");
@property(class, nonatomic, readonly) UIColor *lightTextColor SWIFT_NAME("lightText") NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *darkTextColor SWIFT_NAME("darkText") NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor SWIFT_NAME("secondarySystemBackground")
    NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *tertiarySystemBackgroundColor SWIFT_NAME("tertiarySystemBackground")
    NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *secondarySystemGroupedBackgroundColor SWIFT_NAME("secondarySystemGroupedBackground")
    NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *tertiarySystemGroupedBackgroundColor SWIFT_NAME("tertiarySystemGroupedBackground")
    NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *separatorColor SWIFT_NAME("separator");
@property(class, nonatomic, readonly) UIColor *opaqueSeparatorColor SWIFT_NAME("opaqueSeparator");
@property(class, nonatomic, readonly) UIColor *systemFillColor SWIFT_NAME("systemFill") NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *secondarySystemFillColor SWIFT_NAME("secondarySystemFill")
    NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *tertiarySystemFillColor SWIFT_NAME("tertiarySystemFill")
    NOT_ON_TV;
@property(class, nonatomic, readonly) UIColor *quaternarySystemFillColor SWIFT_NAME("quaternarySystemFill")
    NOT_ON_TV;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@end

typedef CGFloat UIFontWeight __attribute__((swift_newtype(struct))) SWIFT_NAME("UIFont.Weight");
typedef NSString *UIFontTextStyle STRING_ENUM SWIFT_NAME("UIFont.TextStyle");

typedef OPTIONS(unsigned int, UIFontDescriptorSymbolicTraits) {
  UIFontDescriptorTraitItalic = 1, UIFontDescriptorTraitBold = 1 << 1,
  UIFontDescriptorTraitExpanded = 1 << 5, UIFontDescriptorTraitCondensed = 1 << 6,
  UIFontDescriptorTraitMonoSpace = 1 << 10, UIFontDescriptorClassMask = 0xF0000000
} SWIFT_NAME("UIFontDescriptor.SymbolicTraits");

SENDABLE
@interface UIFontDescriptor : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init __attribute__((unavailable));
+ (UIFontDescriptor *)fontDescriptorWithName:(NSString *)fontName size:(CGFloat)size;
+ (UIFontDescriptor *)preferredFontDescriptorWithTextStyle:(UIFontTextStyle)style;
@property(nonatomic, readonly) NSString *postscriptName;
@property(nonatomic, readonly) CGFloat pointSize;
@property(nonatomic, readonly) UIFontDescriptorSymbolicTraits symbolicTraits;
- (nullable UIFontDescriptor *)fontDescriptorWithSymbolicTraits:
    (UIFontDescriptorSymbolicTraits)symbolicTraits SWIFT_NAME("withSymbolicTraits(_:)");
- (UIFontDescriptor *)fontDescriptorWithSize:(CGFloat)newPointSize SWIFT_NAME("withSize(_:)");
@end

SENDABLE
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)pointSize
    SWIFT_NAME("init(descriptor:size:)");
@property(nonatomic, readonly) UIFontDescriptor *fontDescriptor;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (nullable UIFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize
    SWIFT_NAME("init(name:size:)");
+ (UIFont *)italicSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
@property(class, nonatomic, readonly) CGFloat labelFontSize NOT_ON_TV;
@property(class, nonatomic, readonly) CGFloat systemFontSize NOT_ON_TV;
@property(class, nonatomic, readonly) CGFloat smallSystemFontSize NOT_ON_TV;
@property(nonatomic, readonly, copy) NSString *familyName;
@property(nonatomic, readonly) CGFloat lineHeight;
@property(nonatomic, readonly) CGFloat ascender;
@property(nonatomic, readonly) CGFloat descender;
@property(nonatomic, readonly, copy) NSString *fontName;
@property(nonatomic, readonly) CGFloat pointSize;
- (UIFont *)fontWithSize:(CGFloat)fontSize;
@end

extern const UIFontWeight UIFontWeightUltraLight;
extern const UIFontWeight UIFontWeightThin;
extern const UIFontWeight UIFontWeightHeavy;
extern const UIFontWeight UIFontWeightBlack;
extern const UIFontWeight UIFontWeightLight;
extern const UIFontWeight UIFontWeightRegular;
extern const UIFontWeight UIFontWeightMedium;
extern const UIFontWeight UIFontWeightSemibold;
extern const UIFontWeight UIFontWeightBold;

extern const UIFontTextStyle UIFontTextStyleTitle1;
extern const UIFontTextStyle UIFontTextStyleTitle2;
extern const UIFontTextStyle UIFontTextStyleHeadline;
extern const UIFontTextStyle UIFontTextStyleSubheadline;
extern const UIFontTextStyle UIFontTextStyleBody;
extern const UIFontTextStyle UIFontTextStyleFootnote;
extern const UIFontTextStyle UIFontTextStyleCaption1;
extern const UIFontTextStyle UIFontTextStyleCaption2;
extern const UIFontTextStyle UIFontTextStyleCallout;
extern const UIFontTextStyle UIFontTextStyleTitle3;
extern const UIFontTextStyle UIFontTextStyleLargeTitle;

SENDABLE
@interface UIFontMetrics : NSObject
- (instancetype)init __attribute__((unavailable));
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle DESIGNATED;
@property(class, nonatomic, readonly) UIFontMetrics *defaultMetrics SWIFT_NAME("default");
- (UIFont *)scaledFontForFont:(UIFont *)font;
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize;
- (CGFloat)scaledValueForValue:(CGFloat)value SWIFT_NAME("scaledValue(for:)");
@end

typedef OPTIONS(NSInteger, NSUnderlineStyle) {
  NSUnderlineStyleSingle = 1, NSUnderlineStyleThick = 2, NSUnderlineStyleDouble = 9
};

typedef ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate
} SWIFT_NAME("UIImage.RenderingMode");

typedef ENUM(NSInteger, UIImageSymbolWeight) {
  UIImageSymbolWeightUnspecified, UIImageSymbolWeightUltraLight, UIImageSymbolWeightThin,
  UIImageSymbolWeightLight, UIImageSymbolWeightRegular, UIImageSymbolWeightMedium,
  UIImageSymbolWeightSemibold, UIImageSymbolWeightBold, UIImageSymbolWeightHeavy,
  UIImageSymbolWeightBlack
} SWIFT_NAME("UIImage.SymbolWeight");

typedef ENUM(NSInteger, UIImageSymbolScale) {
  UIImageSymbolScaleDefault = -1, UIImageSymbolScaleUnspecified, UIImageSymbolScaleSmall,
  UIImageSymbolScaleMedium, UIImageSymbolScaleLarge
} SWIFT_NAME("UIImage.SymbolScale");

SENDABLE SWIFT_NAME("UIImage.Configuration")
@interface UIImageConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init __attribute__((unavailable));
@end

SENDABLE SWIFT_NAME("UIImage.SymbolConfiguration")
@interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize SWIFT_NAME("init(pointSize:)");
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight
    SWIFT_NAME("init(pointSize:weight:)");
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize
                                    weight:(UIImageSymbolWeight)weight
                                     scale:(UIImageSymbolScale)scale
    SWIFT_NAME("init(pointSize:weight:scale:)");
+ (instancetype)configurationWithScale:(UIImageSymbolScale)scale SWIFT_NAME("init(scale:)");
+ (instancetype)configurationWithWeight:(UIImageSymbolWeight)weight SWIFT_NAME("init(weight:)");
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)textStyle
    SWIFT_NAME("init(textStyle:)");
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)textStyle
                                     scale:(UIImageSymbolScale)scale
    SWIFT_NAME("init(textStyle:scale:)");
+ (instancetype)configurationWithFont:(UIFont *)font SWIFT_NAME("init(font:)");
+ (instancetype)configurationWithHierarchicalColor:(UIColor *)hierarchicalColor
    SWIFT_NAME("init(hierarchicalColor:)");
+ (instancetype)configurationWithPaletteColors:(NSArray<UIColor *> *)paletteColors
    SWIFT_NAME("init(paletteColors:)");
@end

SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)imageNamed:(NSString *)name
                        inBundle:(nullable NSBundle *)bundle
   compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    SWIFT_NAME("init(named:in:compatibleWith:)");
+ (nullable UIImage *)systemImageNamed:(NSString *)name SWIFT_NAME("init(systemName:)");
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    SWIFT_NAME("init(systemName:withConfiguration:)");
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithData:(NSData *)data;
- (nullable NSData *)pngData SWIFT_NAME("pngData()");
@property(nonatomic, readonly) CGSize size;
@property(nonatomic, readonly) CGFloat scale;
@property(nonatomic, readonly) UIImageRenderingMode renderingMode;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode
    SWIFT_NAME("withRenderingMode(_:)");
- (UIImage *)imageWithTintColor:(UIColor *)color SWIFT_NAME("withTintColor(_:)");
- (UIImage *)imageWithTintColor:(UIColor *)color renderingMode:(UIImageRenderingMode)renderingMode
    SWIFT_NAME("withTintColor(_:renderingMode:)");
- (UIImage *)imageWithConfiguration:(UIImageConfiguration *)configuration
    SWIFT_NAME("withConfiguration(_:)");
- (nullable UIImage *)imageByApplyingSymbolConfiguration:
    (UIImageSymbolConfiguration *)configuration SWIFT_NAME("applyingSymbolConfiguration(_:)");
@end

#pragma clang assume_nonnull end
