// Anchors, constraints and layout guides. Written from Apple's public documentation.
#pragma once
#include "Views.h"
#pragma clang assume_nonnull begin

typedef ENUM(NSInteger, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual, NSLayoutRelationGreaterThanOrEqual
} SWIFT_NAME("NSLayoutConstraint.Relation");

typedef ENUM(NSInteger, NSLayoutAttribute) {
  NSLayoutAttributeNotAnAttribute, NSLayoutAttributeLeft, NSLayoutAttributeRight,
  NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight,
  NSLayoutAttributeCenterX, NSLayoutAttributeCenterY, NSLayoutAttributeLastBaseline,
  NSLayoutAttributeFirstBaseline, NSLayoutAttributeLeftMargin, NSLayoutAttributeRightMargin,
  NSLayoutAttributeTopMargin, NSLayoutAttributeBottomMargin, NSLayoutAttributeLeadingMargin,
  NSLayoutAttributeTrailingMargin, NSLayoutAttributeCenterXWithinMargins,
  NSLayoutAttributeCenterYWithinMargins
} SWIFT_NAME("NSLayoutConstraint.Attribute");

typedef OPTIONS(NSUInteger, NSLayoutFormatOptions) {
  NSLayoutFormatAlignAllLeft = 1 << NSLayoutAttributeLeft,
  NSLayoutFormatAlignAllRight = 1 << NSLayoutAttributeRight,
  NSLayoutFormatAlignAllTop = 1 << NSLayoutAttributeTop,
  NSLayoutFormatAlignAllBottom = 1 << NSLayoutAttributeBottom,
  NSLayoutFormatAlignAllLeading = 1 << NSLayoutAttributeLeading,
  NSLayoutFormatAlignAllTrailing = 1 << NSLayoutAttributeTrailing,
  NSLayoutFormatAlignAllCenterX = 1 << NSLayoutAttributeCenterX,
  NSLayoutFormatAlignAllCenterY = 1 << NSLayoutAttributeCenterY,
  NSLayoutFormatAlignAllLastBaseline = 1 << NSLayoutAttributeLastBaseline,
  NSLayoutFormatAlignAllFirstBaseline = 1 << NSLayoutAttributeFirstBaseline,
  NSLayoutFormatAlignmentMask = 0xFFFF,
  NSLayoutFormatDirectionLeftToRight = 1 << 16,
  NSLayoutFormatDirectionRightToLeft = 2 << 16,
  NSLayoutFormatDirectionMask = 0x3 << 16,
  NSLayoutFormatSpacingBaselineToBaseline = 1 << 19,
  NSLayoutFormatSpacingMask = 0x1 << 19
} SWIFT_NAME("NSLayoutConstraint.FormatOptions");

UI_ACTOR
@interface NSLayoutConstraint : NSObject
+ (NSArray<NSLayoutConstraint *> *)
    constraintsWithVisualFormat:(NSString *)format
                        options:(NSLayoutFormatOptions)opts
                        metrics:(nullable NSDictionary<NSString *, id> *)metrics
                          views:(NSDictionary<NSString *, id> *)views;
+ (instancetype)constraintWithItem:(id)view1
                         attribute:(NSLayoutAttribute)attr1
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(nullable id)view2
                         attribute:(NSLayoutAttribute)attr2
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)c
    SWIFT_NAME("init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)");
@property UILayoutPriority priority;
@property BOOL shouldBeArchived;
@property(nullable, readonly, weak) id firstItem;
@property(readonly) NSLayoutAttribute firstAttribute;
@property(readonly) NSLayoutRelation relation;
@property(nullable, readonly, weak) id secondItem;
@property(readonly) NSLayoutAttribute secondAttribute;
@property(readonly) CGFloat multiplier;
@property CGFloat constant;
@property(getter=isActive) BOOL active;
@property(nullable, copy) NSString *identifier;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end

UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying, NSCoding>
- (instancetype)init __attribute__((unavailable));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    SWIFT_NAME("constraint(equalTo:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    constant:(CGFloat)c SWIFT_NAME("constraint(equalTo:constant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    SWIFT_NAME("constraint(greaterThanOrEqualTo:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    constant:(CGFloat)c SWIFT_NAME("constraint(greaterThanOrEqualTo:constant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    SWIFT_NAME("constraint(lessThanOrEqualTo:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    constant:(CGFloat)c SWIFT_NAME("constraint(lessThanOrEqualTo:constant:)");
@end

UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
    multiplier:(CGFloat)multiplier SWIFT_NAME("constraint(equalToSystemSpacingAfter:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:
    (NSLayoutXAxisAnchor *)anchor
    multiplier:(CGFloat)multiplier
    SWIFT_NAME("constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingAfterAnchor:
    (NSLayoutXAxisAnchor *)anchor
    multiplier:(CGFloat)multiplier
    SWIFT_NAME("constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)");
@end

UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
    multiplier:(CGFloat)multiplier SWIFT_NAME("constraint(equalToSystemSpacingBelow:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:
    (NSLayoutYAxisAnchor *)anchor
    multiplier:(CGFloat)multiplier
    SWIFT_NAME("constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingBelowAnchor:
    (NSLayoutYAxisAnchor *)anchor
    multiplier:(CGFloat)multiplier
    SWIFT_NAME("constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)");
@end

UI_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c
    SWIFT_NAME("constraint(equalToConstant:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m
    SWIFT_NAME("constraint(equalTo:multiplier:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
    multiplier:(CGFloat)m constant:(CGFloat)c
    SWIFT_NAME("constraint(equalTo:multiplier:constant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c
    SWIFT_NAME("constraint(greaterThanOrEqualToConstant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:
    (CGFloat)m
    SWIFT_NAME("constraint(greaterThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor
    multiplier:(CGFloat)m constant:(CGFloat)c
    SWIFT_NAME("constraint(greaterThanOrEqualTo:multiplier:constant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c
    SWIFT_NAME("constraint(lessThanOrEqualToConstant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:
    (CGFloat)m
    SWIFT_NAME("constraint(lessThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor
    multiplier:(CGFloat)m constant:(CGFloat)c
    SWIFT_NAME("constraint(lessThanOrEqualTo:multiplier:constant:)");
@end

UI_ACTOR
@interface UILayoutGuide : NSObject <NSCoding>
@property(copy) NSString *identifier;
@property(nullable, weak) UIView *owningView;
@property(readonly) CGRect layoutFrame;
@property(readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property(readonly, strong) NSLayoutDimension *widthAnchor;
@property(readonly, strong) NSLayoutDimension *heightAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@end

UI_ACTOR
NOT_ON_TV
@interface UITrackingLayoutGuide : UILayoutGuide
@end

UI_ACTOR
NOT_ON_TV
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@end

@interface UIView (UIKeyboardLayoutGuide)
@property(nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide NOT_ON_TV;
@end

#pragma clang assume_nonnull end
