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

typedef NSString *CAMediaTimingFillMode STRING_ENUM;
extern const CAMediaTimingFillMode kCAFillModeForwards SWIFT_NAME("forwards");
extern const CAMediaTimingFillMode kCAFillModeBackwards SWIFT_NAME("backwards");
extern const CAMediaTimingFillMode kCAFillModeBoth SWIFT_NAME("both");
extern const CAMediaTimingFillMode kCAFillModeRemoved SWIFT_NAME("removed");

@protocol CAMediaTiming
@property NSTimeInterval beginTime;
@property NSTimeInterval duration;
@property float speed;
@property NSTimeInterval timeOffset;
@property float repeatCount;
@property BOOL autoreverses;
@property(copy) CAMediaTimingFillMode fillMode;
@end

typedef NSString *CAMediaTimingFunctionName STRING_ENUM;
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionLinear SWIFT_NAME("linear");
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionEaseIn SWIFT_NAME("easeIn");
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionEaseOut SWIFT_NAME("easeOut");
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionEaseInEaseOut
    SWIFT_NAME("easeInEaseOut");
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionDefault SWIFT_NAME("default");

@interface CAMediaTimingFunction : NSObject <NSSecureCoding>
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name;
- (instancetype)initWithControlPoints:(float)c1x:(float)c1y:(float)c2x:(float)c2y;
@end

@interface CAAnimation : NSObject <NSSecureCoding, NSCopying, CAMediaTiming>
@property(nullable, strong) CAMediaTimingFunction *timingFunction;
@property(getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end

@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path;
@property(nullable, copy) NSString *keyPath;
@end

@interface CABasicAnimation : CAPropertyAnimation
@property(nullable, strong) id fromValue;
@property(nullable, strong) id toValue;
@property(nullable, strong) id byValue;
@end

@interface CAKeyframeAnimation : CAPropertyAnimation
@property(nullable, copy) NSArray *values;
@property(nullable, copy) NSArray<NSNumber *> *keyTimes;
@end

@interface CAAnimationGroup : CAAnimation
@property(nullable, copy) NSArray<CAAnimation *> *animations;
@end

typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14;
  CGFloat m21, m22, m23, m24;
  CGFloat m31, m32, m33, m34;
  CGFloat m41, m42, m43, m44;
} CATransform3D;

extern const CATransform3D CATransform3DIdentity;
BOOL CATransform3DIsIdentity(CATransform3D t);
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DScale(CATransform3D t, CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DRotate(CATransform3D t, CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);

@protocol CALayerDelegate <NSObject>
@end

@interface CALayer : NSObject <NSSecureCoding, CAMediaTiming>
@property CGRect frame;
@property CGRect bounds;
@property CGPoint position;
@property CGPoint anchorPoint;
@property CATransform3D transform;
@property(nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
- (void)addSublayer:(CALayer *)layer SWIFT_NAME("addSublayer(_:)");
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx SWIFT_NAME("insertSublayer(_:at:)");
- (void)insertSublayer:(CALayer *)layer
                 below:(nullable CALayer *)sibling SWIFT_NAME("insertSublayer(_:below:)");
- (void)insertSublayer:(CALayer *)layer
                 above:(nullable CALayer *)sibling SWIFT_NAME("insertSublayer(_:above:)");
@property(nullable, strong) __kindof CALayer *mask;
@property(nullable, strong) id contents;
@property CGFloat contentsScale;
@property(getter=isOpaque) BOOL opaque;
@property(nullable, copy) NSString *name;
@property(nullable) CGPath *shadowPath;
- (void)setNeedsDisplay;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key;
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key;
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
@end

typedef NSString *CAGradientLayerType STRING_ENUM;
extern const CAGradientLayerType kCAGradientLayerAxial SWIFT_NAME("axial");
extern const CAGradientLayerType kCAGradientLayerRadial SWIFT_NAME("radial");
extern const CAGradientLayerType kCAGradientLayerConic SWIFT_NAME("conic");

@interface CAGradientLayer : CALayer
@property(nullable, copy) NSArray *colors;
@property(nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property(copy) CAGradientLayerType type;
@end

typedef NSString *CAShapeLayerFillRule STRING_ENUM;
extern const CAShapeLayerFillRule kCAFillRuleNonZero SWIFT_NAME("nonZero");
extern const CAShapeLayerFillRule kCAFillRuleEvenOdd SWIFT_NAME("evenOdd");

typedef NSString *CAShapeLayerLineCap STRING_ENUM;
extern const CAShapeLayerLineCap kCALineCapButt SWIFT_NAME("butt");
extern const CAShapeLayerLineCap kCALineCapRound SWIFT_NAME("round");
extern const CAShapeLayerLineCap kCALineCapSquare SWIFT_NAME("square");

typedef NSString *CAShapeLayerLineJoin STRING_ENUM;
extern const CAShapeLayerLineJoin kCALineJoinMiter SWIFT_NAME("miter");
extern const CAShapeLayerLineJoin kCALineJoinRound SWIFT_NAME("round");
extern const CAShapeLayerLineJoin kCALineJoinBevel SWIFT_NAME("bevel");

@interface CAShapeLayer : CALayer
@property(nullable) CGPath *path;
@property(nullable) CGColor *fillColor;
@property(copy) CAShapeLayerFillRule fillRule;
@property(nullable) CGColor *strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@property(copy) CAShapeLayerLineCap lineCap;
@property(copy) CAShapeLayerLineJoin lineJoin;
@property(nullable, copy) NSArray<NSNumber *> *lineDashPattern;
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
