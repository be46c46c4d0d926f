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

__attribute__((swift_attr("@Sendable")))
@interface UIColor : NSObject
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
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
@property(class, nonatomic, readonly) UIColor *systemOrangeColor;
@property(class, nonatomic, readonly) UIColor *systemYellowColor;
@property(class, nonatomic, readonly) UIColor *systemPurpleColor;
@property(class, nonatomic, readonly) UIColor *systemBrownColor;
@property(class, nonatomic, readonly) UIColor *systemGrayColor;
@property(class, nonatomic, readonly) UIColor *labelColor;
@property(class, nonatomic, readonly) UIColor *secondaryLabelColor;
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor;
@property(class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@end

typedef CGFloat UIFontWeight __attribute__((swift_newtype(struct))) SWIFT_NAME("UIFont.Weight");
typedef NSString *UIFontTextStyle STRING_ENUM SWIFT_NAME("UIFont.TextStyle");

__attribute__((swift_attr("@Sendable")))
@interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
@property(nonatomic, readonly, copy) NSString *fontName;
@property(nonatomic, readonly) CGFloat pointSize;
- (UIFont *)fontWithSize:(CGFloat)fontSize;
@end

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

__attribute__((swift_attr("@Sendable")))
@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)systemImageNamed:(NSString *)name SWIFT_NAME("init(systemName:)");
@property(nonatomic, readonly) CGSize size;
@end

#pragma clang assume_nonnull end
