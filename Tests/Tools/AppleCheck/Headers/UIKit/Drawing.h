// Paths, pictures that an app draws, and effects. Written from Apple's public documentation.
#pragma once
#include "Views.h"
#pragma clang assume_nonnull begin

typedef OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1, UIRectCornerTopRight = 2, UIRectCornerBottomLeft = 4,
  UIRectCornerBottomRight = 8, UIRectCornerAllCorners = ~0UL
};

@interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init DESIGNATED;
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect
                        byRoundingCorners:(UIRectCorner)corners
                              cornerRadii:(CGSize)cornerRadii;
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center
                                 radius:(CGFloat)radius
                             startAngle:(CGFloat)startAngle
                               endAngle:(CGFloat)endAngle
                              clockwise:(BOOL)clockwise;
+ (instancetype)bezierPathWithCGPath:(CGPath *)CGPath SWIFT_NAME("init(cgPath:)");
@property(nonatomic) CGPath *CGPath SWIFT_NAME("cgPath");
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)addCurveToPoint:(CGPoint)endPoint
          controlPoint1:(CGPoint)controlPoint1
          controlPoint2:(CGPoint)controlPoint2;
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint;
- (void)addArcWithCenter:(CGPoint)center
                  radius:(CGFloat)radius
              startAngle:(CGFloat)startAngle
                endAngle:(CGFloat)endAngle
               clockwise:(BOOL)clockwise;
- (void)closePath SWIFT_NAME("close()");
- (void)appendPath:(UIBezierPath *)bezierPath SWIFT_NAME("append(_:)");
@property(readonly, getter=isEmpty) BOOL empty;
@property(nonatomic, readonly) CGRect bounds;
@property(nonatomic, readonly) CGPoint currentPoint;
@property(nonatomic) CGFloat lineWidth;
- (void)fill;
- (void)stroke;
- (void)addClip;
@end

@interface UIGraphicsRendererFormat : NSObject <NSCopying>
+ (instancetype)defaultFormat SWIFT_NAME("default()");
+ (instancetype)preferredFormat SWIFT_NAME("preferred()");
@property(nonatomic, readonly) CGRect bounds;
@end

@interface UIGraphicsRendererContext : NSObject
@property(nonatomic, readonly) UIGraphicsRendererFormat *format;
- (void)fillRect:(CGRect)rect SWIFT_NAME("fill(_:)");
- (void)strokeRect:(CGRect)rect SWIFT_NAME("stroke(_:)");
- (void)clipToRect:(CGRect)rect SWIFT_NAME("clip(to:)");
@end

@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsRendererFormat *)format DESIGNATED;
@property(nonatomic, readonly) UIGraphicsRendererFormat *format;
@end

@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property(nonatomic) CGFloat scale;
@property(nonatomic) BOOL opaque;
@end

@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@end

@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format DESIGNATED;
- (instancetype)initWithBounds:(CGRect)bounds
                        format:(UIGraphicsImageRendererFormat *)format DESIGNATED;
- (UIImage *)imageWithActions:(void(NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    SWIFT_NAME("image(actions:)");
@end

UI_ACTOR
@interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding>
@end

typedef ENUM(NSInteger, UIBlurEffectStyle) {
  UIBlurEffectStyleExtraLight, UIBlurEffectStyleLight, UIBlurEffectStyleDark,
  UIBlurEffectStyleRegular = 4, UIBlurEffectStyleProminent,
  UIBlurEffectStyleSystemUltraThinMaterial NOT_ON_TV, UIBlurEffectStyleSystemThinMaterial NOT_ON_TV,
  UIBlurEffectStyleSystemMaterial NOT_ON_TV, UIBlurEffectStyleSystemThickMaterial NOT_ON_TV,
  UIBlurEffectStyleSystemChromeMaterial NOT_ON_TV
} SWIFT_NAME("UIBlurEffect.Style");

UI_ACTOR
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end

UI_ACTOR
@interface UIVibrancyEffect : UIVisualEffect
+ (UIVibrancyEffect *)effectForBlurEffect:(UIBlurEffect *)blurEffect SWIFT_NAME("init(blurEffect:)");
@end

UI_ACTOR
@interface UIVisualEffectView : UIView <NSSecureCoding>
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, readonly, strong) UIView *contentView;
@property(nonatomic, copy, nullable) UIVisualEffect *effect;
@end

UI_ACTOR NOT_ON_TV NOT_ON_VISION
@interface UIFeedbackGenerator : NSObject
- (void)prepare;
@end

typedef ENUM(NSInteger, UIImpactFeedbackStyle) {
  UIImpactFeedbackStyleLight, UIImpactFeedbackStyleMedium, UIImpactFeedbackStyleHeavy,
  UIImpactFeedbackStyleSoft, UIImpactFeedbackStyleRigid
} SWIFT_NAME("UIImpactFeedbackGenerator.FeedbackStyle");

UI_ACTOR NOT_ON_TV NOT_ON_VISION
@interface UIImpactFeedbackGenerator : UIFeedbackGenerator
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
- (void)impactOccurred;
- (void)impactOccurredWithIntensity:(CGFloat)intensity SWIFT_NAME("impactOccurred(intensity:)");
@end

UI_ACTOR NOT_ON_TV NOT_ON_VISION
@interface UISelectionFeedbackGenerator : UIFeedbackGenerator
- (void)selectionChanged;
@end

typedef ENUM(NSInteger, UINotificationFeedbackType) {
  UINotificationFeedbackTypeSuccess, UINotificationFeedbackTypeWarning,
  UINotificationFeedbackTypeError
} SWIFT_NAME("UINotificationFeedbackGenerator.FeedbackType");

UI_ACTOR NOT_ON_TV NOT_ON_VISION
@interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType;
@end

#pragma clang assume_nonnull end
