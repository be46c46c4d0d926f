// Traits and accessibility. Written from Apple's public documentation.
#pragma once
#include "Values.h"
#pragma clang assume_nonnull begin

typedef ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad,
  UIUserInterfaceIdiomTV SWIFT_NAME("tv"), UIUserInterfaceIdiomCarPlay, UIUserInterfaceIdiomMac = 5,
  UIUserInterfaceIdiomVision = 6
};

UI_ACTOR
@interface UIDevice : NSObject
@property(class, nonatomic, readonly) UIDevice *currentDevice;
@property(nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end

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

// A typed enum with a number as its raw value. UIKit turns it into an option set in Swift.
typedef unsigned long long UIAccessibilityTraits STRING_ENUM;
extern const UIAccessibilityTraits UIAccessibilityTraitNone
    SWIFT_NAME("none");
extern const UIAccessibilityTraits UIAccessibilityTraitButton
    SWIFT_NAME("button");
extern const UIAccessibilityTraits UIAccessibilityTraitLink
    SWIFT_NAME("link");
extern const UIAccessibilityTraits UIAccessibilityTraitHeader
    SWIFT_NAME("header");
extern const UIAccessibilityTraits UIAccessibilityTraitSearchField
    SWIFT_NAME("searchField");
extern const UIAccessibilityTraits UIAccessibilityTraitImage
    SWIFT_NAME("image");
extern const UIAccessibilityTraits UIAccessibilityTraitSelected
    SWIFT_NAME("selected");
extern const UIAccessibilityTraits UIAccessibilityTraitPlaysSound
    SWIFT_NAME("playsSound");
extern const UIAccessibilityTraits UIAccessibilityTraitKeyboardKey
    SWIFT_NAME("keyboardKey");
extern const UIAccessibilityTraits UIAccessibilityTraitStaticText
    SWIFT_NAME("staticText");
extern const UIAccessibilityTraits UIAccessibilityTraitSummaryElement
    SWIFT_NAME("summaryElement");
extern const UIAccessibilityTraits UIAccessibilityTraitNotEnabled
    SWIFT_NAME("notEnabled");
extern const UIAccessibilityTraits UIAccessibilityTraitUpdatesFrequently
    SWIFT_NAME("updatesFrequently");
extern const UIAccessibilityTraits UIAccessibilityTraitStartsMediaSession
    SWIFT_NAME("startsMediaSession");
extern const UIAccessibilityTraits UIAccessibilityTraitAdjustable
    SWIFT_NAME("adjustable");
extern const UIAccessibilityTraits UIAccessibilityTraitAllowsDirectInteraction
    SWIFT_NAME("allowsDirectInteraction");
extern const UIAccessibilityTraits UIAccessibilityTraitCausesPageTurn
    SWIFT_NAME("causesPageTurn");
extern const UIAccessibilityTraits UIAccessibilityTraitTabBar
    SWIFT_NAME("tabBar");
extern const UIAccessibilityTraits UIAccessibilityTraitToggleButton
    SWIFT_NAME("toggleButton");
extern const UIAccessibilityTraits UIAccessibilityTraitSupportsZoom
    SWIFT_NAME("supportsZoom");

typedef ENUM(NSInteger, UIAccessibilityScrollDirection) {
  UIAccessibilityScrollDirectionRight = 1, UIAccessibilityScrollDirectionLeft,
  UIAccessibilityScrollDirectionUp, UIAccessibilityScrollDirectionDown,
  UIAccessibilityScrollDirectionNext, UIAccessibilityScrollDirectionPrevious
};

@class UIAccessibilityCustomAction;

typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction)
    SWIFT_NAME("UIAccessibilityCustomAction.Handler");

UI_ACTOR
@interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name target:(nullable id)target selector:(SEL)selector;
- (instancetype)initWithName:(NSString *)name
               actionHandler:(UIAccessibilityCustomActionHandler)actionHandler;
- (instancetype)initWithName:(NSString *)name
                       image:(nullable UIImage *)image
               actionHandler:(UIAccessibilityCustomActionHandler)actionHandler;
@property(nonatomic, copy) NSString *name;
@property(nullable, nonatomic, strong) UIImage *image;
@property(nullable, nonatomic, weak) id target;
@property(nonatomic) SEL selector;
@property(nullable, nonatomic, copy) UIAccessibilityCustomActionHandler actionHandler;
@end

// In Swift, it is nested in a type: UIAccessibility.ExpandedStatus.
typedef ENUM(NSInteger, UIAccessibilityExpandedStatus) {
  UIAccessibilityExpandedStatusUnsupported, UIAccessibilityExpandedStatusExpanded,
  UIAccessibilityExpandedStatusCollapsed
} SINCE_IOS(18.0) SINCE_TV(18.0);

SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property(class, nonatomic, strong) UITraitCollection *currentTraitCollection
    SWIFT_NAME("current");
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:
    (UIUserInterfaceStyle)userInterfaceStyle;
@property(nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property(nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property(nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property(nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property(nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property(nonatomic, readonly) CGFloat displayScale;
@property(nonatomic, readonly, copy) UIContentSizeCategory preferredContentSizeCategory;
- (void)performAsCurrentTraitCollection:(void(NOESCAPE ^)(void))actions
    SWIFT_NAME("performAsCurrent(_:)");
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:
    (nullable UITraitCollection *)traitCollection
    SWIFT_NAME("hasDifferentColorAppearance(comparedTo:)");
@end

UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property(nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
@end

SINCE_IOS(17.0) SINCE_TV(17.0) UI_ACTOR
@protocol UITraitChangeRegistration <NSObject, NSCopying>
@end

UI_ACTOR
@protocol UIContentSizeCategoryAdjusting <NSObject>
@property(nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

UI_ACTOR
@protocol UIAccessibilityContentSizeCategoryImageAdjusting <NSObject>
@property(nonatomic) BOOL adjustsImageSizeForAccessibilityContentSizeCategory;
@end

UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

// The properties that assistive technologies read. Every object has them.
UI_ACTOR
@interface NSObject (UIAccessibility)
@property(nonatomic) BOOL isAccessibilityElement;
@property(nullable, nonatomic, copy) NSString *accessibilityLabel;
@property(nullable, nonatomic, copy) NSString *accessibilityHint;
@property(nullable, nonatomic, copy) NSString *accessibilityValue;
@property(nonatomic) UIAccessibilityTraits accessibilityTraits;
@property(nonatomic) UIAccessibilityExpandedStatus accessibilityExpandedStatus
    SINCE_IOS(18.0) SINCE_TV(18.0);
@property(nonatomic) BOOL accessibilityElementsHidden;
@property(nonatomic) BOOL shouldGroupAccessibilityChildren;
@property(nullable, nonatomic, strong) NSArray *accessibilityElements;
@property(nonatomic) BOOL accessibilityViewIsModal;
@property(nullable, nonatomic, strong)
    NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions;
- (BOOL)accessibilityActivate;
- (void)accessibilityIncrement;
- (void)accessibilityDecrement;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction;
- (BOOL)accessibilityPerformEscape;
- (BOOL)accessibilityPerformMagicTap;
- (void)accessibilityElementDidBecomeFocused;
- (BOOL)accessibilityElementIsFocused;
@end

// Apple's header doesn't isolate it to the main actor either, so overrides in Swift 6 are nonisolated.
@interface NSObject (UINibLoadingAdditions)
- (void)awakeFromNib;
@end

#pragma clang assume_nonnull end
