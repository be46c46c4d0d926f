// Views, controls and scrolling. Written from Apple's public documentation.
#pragma once
#include "Values.h"
#pragma clang assume_nonnull begin

@class UIWindow, UIViewController, UIAction, UIView, UIControl, UIButton, UIScrollView;

UI_ACTOR
@interface UIResponder : NSObject
@property(nonatomic, readonly, nullable) UIResponder *nextResponder;
@property(nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder DISCARDABLE;
@property(nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder DISCARDABLE;
@property(nonatomic, readonly) BOOL isFirstResponder;
@end

typedef ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw, UIViewContentModeCenter, UIViewContentModeTop, UIViewContentModeBottom,
  UIViewContentModeLeft, UIViewContentModeRight, UIViewContentModeTopLeft,
  UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight
} SWIFT_NAME("UIView.ContentMode");

typedef OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleWidth = 2,
  UIViewAutoresizingFlexibleRightMargin = 4, UIViewAutoresizingFlexibleTopMargin = 8,
  UIViewAutoresizingFlexibleHeight = 16, UIViewAutoresizingFlexibleBottomMargin = 32
} SWIFT_NAME("UIView.AutoresizingMask");

UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action DESIGNATED;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@end

UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
@end

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;

UI_ACTOR
@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)awakeFromNib;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGPoint center;
@property(nullable, nonatomic, readonly) UIView *superview;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property(nullable, nonatomic, readonly) UIWindow *window;
@property(nonatomic) NSInteger tag;
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic) CGFloat alpha;
@property(nonatomic, getter=isOpaque) BOOL opaque;
@property(nonatomic) BOOL clipsToBounds;
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
@property(null_resettable, nonatomic, strong) UIColor *tintColor;
@property(nonatomic) UIViewContentMode contentMode;
@property(nonatomic) UIViewAutoresizing autoresizingMask;
@property(nonatomic) UIEdgeInsets layoutMargins;
@property(nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)removeFromSuperview;
- (void)willMoveToSuperview:(nullable UIView *)newSuperview;
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag SWIFT_NAME("viewWithTag(_:)");
- (BOOL)endEditing:(BOOL)force DISCARDABLE;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)setNeedsDisplay;
@property(nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
@property(nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
@property(nonatomic) BOOL isAccessibilityElement;
@property(nullable, nonatomic, copy) NSString *accessibilityLabel;
@property(nullable, nonatomic, copy) NSString *accessibilityHint;
@property(nullable, nonatomic, copy) NSString *accessibilityValue;
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@property(class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)setAnimationsEnabled:(BOOL)enabled;
+ (void)performWithoutAnimation:(void(NOESCAPE ^)(void))actionsWithoutAnimation;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion;
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

extern const CGFloat UIViewNoIntrinsicMetric SWIFT_NAME("UIView.noIntrinsicMetric");
extern const CGSize UILayoutFittingCompressedSize SWIFT_NAME("UIView.layoutFittingCompressedSize");
extern const CGSize UILayoutFittingExpandedSize SWIFT_NAME("UIView.layoutFittingExpandedSize");

UI_ACTOR
@interface UIWindow : UIView
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
@property(nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyAndVisible;
@end

UI_ACTOR
@interface UIScreen : NSObject
@property(class, nonatomic, readonly) UIScreen *mainScreen;
@property(nonatomic, readonly) CGRect bounds;
@property(nonatomic, readonly) CGFloat scale;
@end

typedef ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical
} SWIFT_NAME("NSLayoutConstraint.Axis");

UI_ACTOR
@interface NSLayoutConstraint : NSObject
@property UILayoutPriority priority;
@property CGFloat constant;
@property(getter=isActive) BOOL active;
@property(nullable, copy) NSString *identifier;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end

@interface NSLayoutAnchor<AnchorType> ()
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    SWIFT_NAME("constraint(equalTo:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)c
    SWIFT_NAME("constraint(equalTo:constant:)");
@end

UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

UI_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c
    SWIFT_NAME("constraint(equalToConstant:)");
@end

UI_ACTOR
@interface UILabel : UIView
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSAttributedString *attributedText;
@property(null_resettable, nonatomic, strong) UIFont *font;
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) NSLineBreakMode lineBreakMode;
@property(nonatomic) NSInteger numberOfLines;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, nonatomic, strong) UIImage *image;
@property(nullable, nonatomic, strong) UIImage *highlightedImage;
@end

UI_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
@property(nonatomic) UILayoutConstraintAxis axis;
@property(nonatomic) CGFloat spacing;
@end

typedef OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1, UIControlEventTouchUpInside = 1 << 6,
  UIControlEventValueChanged = 1 << 12, UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventEditingDidBegin = 1 << 16, UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18, UIControlEventAllEvents = 0xFFFFFFFF
} SWIFT_NAME("UIControl.Event");

typedef OPTIONS(NSUInteger, UIControlState) {
  UIControlStateHighlighted = 1, UIControlStateDisabled = 2,
  UIControlStateSelected = 4
} SWIFT_NAME("UIControl.State");

typedef NSString *UIActionIdentifier EXTENSIBLE_STRING_ENUM SWIFT_NAME("UIAction.Identifier");

UI_ACTOR
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, getter=isSelected) BOOL selected;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)addTarget:(nullable id)target
              action:(SEL)action
    forControlEvents:(UIControlEvents)controlEvents;
- (void)removeTarget:(nullable id)target
              action:(nullable SEL)action
    forControlEvents:(UIControlEvents)controlEvents;
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents SWIFT_NAME("addAction(_:for:)");
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier
                 forControlEvents:(UIControlEvents)controlEvents
    SWIFT_NAME("removeAction(identifiedBy:for:)");
- (void)sendAction:(UIAction *)action SWIFT_NAME("sendAction(_:)");
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@end

typedef ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight,
  UIButtonTypeInfoDark, UIButtonTypeContactAdd
} SWIFT_NAME("UIButton.ButtonType");

UI_ACTOR
@interface UIButton : UIControl
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
@property(nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property(nullable, nonatomic, readonly, strong) NSString *currentTitle;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
@end

UI_ACTOR
@interface UISwitch : UIControl
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, getter=isOn) BOOL on;
@property(nullable, nonatomic, strong) UIColor *onTintColor;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

UI_ACTOR
@interface UITextField : UIControl
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSString *placeholder;
@property(nullable, nonatomic, strong) UIFont *font;
@property(nullable, nonatomic, strong) UIColor *textColor;
@property(nonatomic, readonly, getter=isEditing) BOOL editing;
@end

UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
@end

typedef ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive, UIScrollViewKeyboardDismissModeOnDragWithAccessory,
  UIScrollViewKeyboardDismissModeInteractiveWithAccessory
} SWIFT_NAME("UIScrollView.KeyboardDismissMode");

UI_ACTOR
@interface UIScrollView : UIView
@property(nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic) CGSize contentSize;
@property(nonatomic) UIEdgeInsets contentInset;
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@property(nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property(nonatomic) BOOL bounces;
@property(nonatomic) BOOL alwaysBounceVertical;
@property(nonatomic) BOOL alwaysBounceHorizontal;
@property(nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property(nonatomic) BOOL showsVerticalScrollIndicator;
@property(nonatomic) BOOL showsHorizontalScrollIndicator;
@property(nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
@end

typedef NSString *UINibOptionsKey STRING_ENUM SWIFT_NAME("UINib.OptionsKey");

UI_ACTOR
@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundleOrNil;
- (NSArray *)instantiateWithOwner:(nullable id)ownerOrNil
                          options:(nullable NSDictionary<UINibOptionsKey, id> *)optionsOrNil;
@end

#pragma clang assume_nonnull end
