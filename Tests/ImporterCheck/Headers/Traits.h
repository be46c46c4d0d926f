// Traits, and what layers look like. Written from Apple's public documentation.
#pragma once
#include "Values.h"
#pragma clang assume_nonnull begin

typedef ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad,
  UIUserInterfaceIdiomTV SWIFT_NAME("tv"), UIUserInterfaceIdiomCarPlay, UIUserInterfaceIdiomMac = 5,
  UIUserInterfaceIdiomVision = 6
};

typedef ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark
};

typedef ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified, UIUserInterfaceSizeClassCompact,
  UIUserInterfaceSizeClassRegular
};

typedef ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionUnspecified = -1, UITraitEnvironmentLayoutDirectionLeftToRight,
  UITraitEnvironmentLayoutDirectionRightToLeft
};

typedef ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft
};

typedef ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified, UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial, UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft
};

typedef NSString *UIContentSizeCategory STRING_ENUM;
extern const UIContentSizeCategory UIContentSizeCategoryUnspecified;
extern const UIContentSizeCategory UIContentSizeCategoryExtraSmall;
extern const UIContentSizeCategory UIContentSizeCategorySmall;
extern const UIContentSizeCategory UIContentSizeCategoryMedium;
extern const UIContentSizeCategory UIContentSizeCategoryLarge;
extern const UIContentSizeCategory UIContentSizeCategoryExtraLarge;
extern const UIContentSizeCategory UIContentSizeCategoryExtraExtraLarge;
extern const UIContentSizeCategory UIContentSizeCategoryExtraExtraExtraLarge;
extern const UIContentSizeCategory UIContentSizeCategoryAccessibilityMedium;
extern const UIContentSizeCategory UIContentSizeCategoryAccessibilityLarge;
extern const UIContentSizeCategory UIContentSizeCategoryAccessibilityExtraLarge;
extern const UIContentSizeCategory UIContentSizeCategoryAccessibilityExtraExtraLarge;
extern const UIContentSizeCategory UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;

typedef OPTIONS(unsigned long long, UIAccessibilityTraits) {
  UIAccessibilityTraitButton = 1, UIAccessibilityTraitLink = 2, UIAccessibilityTraitImage = 4,
  UIAccessibilityTraitSelected = 8, UIAccessibilityTraitStaticText = 64,
  UIAccessibilityTraitNotEnabled = 256, UIAccessibilityTraitUpdatesFrequently = 512,
  UIAccessibilityTraitAdjustable = 1 << 12, UIAccessibilityTraitHeader = 1 << 16
};

SENDABLE
@interface UITraitCollection : NSObject
@property(class, nonatomic, readonly) UITraitCollection *currentTraitCollection
    SWIFT_NAME("current");
@property(nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property(nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property(nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property(nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property(nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property(nonatomic, readonly) CGFloat displayScale;
@property(nonatomic, readonly, copy) UIContentSizeCategory preferredContentSizeCategory;
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:
    (nullable UITraitCollection *)traitCollection
    SWIFT_NAME("hasDifferentColorAppearance(comparedTo:)");
@end

UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property(nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
@end

// Types of Core Animation on Apple's systems.

typedef NSString *CALayerCornerCurve STRING_ENUM;
extern const CALayerCornerCurve kCACornerCurveCircular SWIFT_NAME("circular");
extern const CALayerCornerCurve kCACornerCurveContinuous SWIFT_NAME("continuous");

typedef OPTIONS(NSUInteger, CACornerMask) {
  kCALayerMinXMinYCorner = 1, kCALayerMaxXMinYCorner = 2, kCALayerMinXMaxYCorner = 4,
  kCALayerMaxXMaxYCorner = 8
};

@interface CALayer : NSObject
@property BOOL masksToBounds;
@property float opacity;
@property(nullable) CGColor *backgroundColor;
@property CGFloat cornerRadius;
@property(copy) CALayerCornerCurve cornerCurve;
@property CACornerMask maskedCorners;
@property CGFloat borderWidth;
@property(nullable) CGColor *borderColor;
@property(nullable) CGColor *shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property CGFloat zPosition;
@end

#pragma clang assume_nonnull end
