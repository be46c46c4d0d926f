// The parts of Core Animation that views use. Written from Apple's public documentation.
#pragma once
#include "Traits.h"
#pragma clang assume_nonnull begin

typedef NSString *CALayerCornerCurve STRING_ENUM;
extern const CALayerCornerCurve kCACornerCurveCircular SWIFT_NAME("circular");
extern const CALayerCornerCurve kCACornerCurveContinuous SWIFT_NAME("continuous");

typedef OPTIONS(NSUInteger, CACornerMask) {
  kCALayerMinXMinYCorner = 1, kCALayerMaxXMinYCorner = 2, kCALayerMinXMaxYCorner = 4,
  kCALayerMaxXMaxYCorner = 8
};

@protocol CALayerDelegate <NSObject>
@end

@interface CALayer : NSObject <NSSecureCoding>
@property CGRect frame;
@property(getter=isHidden) BOOL hidden;
@property(nullable, copy) NSArray<__kindof CALayer *> *sublayers;
@property(nullable, weak) id<CALayerDelegate> delegate;
- (nullable NSArray<NSString *> *)animationKeys;
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
@property float speed;
@end

@interface CAGradientLayer : CALayer
@property(nullable, copy) NSArray *colors;
@end

@interface CAShapeLayer : CALayer
@property(nullable) CGPath *path;
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (NSTimeInterval)animationDuration;
+ (void)setAnimationDuration:(NSTimeInterval)dur;
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag;
+ (void)setCompletionBlock:(void (^_Nullable)(void))block;
@end

#pragma clang assume_nonnull end
