// Views, controls and scrolling. Written from Apple's public documentation.
#pragma once
#include "Layers.h"
#include "Text.h"
#pragma clang assume_nonnull begin

@class UIWindow, UIViewController, UIAction, UIView, UIControl, UIButton, UIScrollView;
@class UIFocusUpdateContext, UIFocusAnimationCoordinator, UITouch;
@protocol UIInteraction;

typedef ENUM(NSInteger, UIEventType) {
  UIEventTypeTouches, UIEventTypeMotion, UIEventTypeRemoteControl, UIEventTypePresses,
  UIEventTypeScroll = 10, UIEventTypeHover = 11, UIEventTypeTransform = 14
} SWIFT_NAME("UIEvent.EventType");

UI_ACTOR
@interface UIEvent : NSObject
@property(nonatomic, readonly) UIEventType type;
@property(nonatomic, readonly) NSTimeInterval timestamp;
@property(nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
@end

typedef ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan, UITouchPhaseMoved, UITouchPhaseStationary, UITouchPhaseEnded,
  UITouchPhaseCancelled
} SWIFT_NAME("UITouch.Phase");

UI_ACTOR
@interface UITouch : NSObject
@property(nonatomic, readonly) UITouchPhase phase;
@property(nonatomic, readonly) NSUInteger tapCount;
@property(nullable, nonatomic, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view;
- (CGPoint)previousLocationInView:(nullable UIView *)view;
@end

UI_ACTOR
@interface UIResponder : NSObject
@property(nonatomic, readonly, nullable) UIResponder *nextResponder;
@property(nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder DISCARDABLE;
@property(nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder DISCARDABLE;
@property(nonatomic, readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender;
@property(nullable, nonatomic, readonly) NSUndoManager *undoManager;
@end

@interface UIResponder (UIResponderInputViewAdditions)
@property(nullable, nonatomic, readonly, strong) __kindof UIView *inputView;
@property(nullable, nonatomic, readonly, strong) __kindof UIView *inputAccessoryView;
@end

extern NSString *const UIKeyboardFrameBeginUserInfoKey
    SWIFT_NAME("UIResponder.keyboardFrameBeginUserInfoKey") NONISOLATED NOT_ON_TV;
extern NSString *const UIKeyboardFrameEndUserInfoKey
    SWIFT_NAME("UIResponder.keyboardFrameEndUserInfoKey") NONISOLATED NOT_ON_TV;
extern NSString *const UIKeyboardAnimationDurationUserInfoKey
    SWIFT_NAME("UIResponder.keyboardAnimationDurationUserInfoKey") NONISOLATED NOT_ON_TV;
extern NSString *const UIKeyboardAnimationCurveUserInfoKey
    SWIFT_NAME("UIResponder.keyboardAnimationCurveUserInfoKey") NONISOLATED NOT_ON_TV;
extern NSString *const UIKeyboardIsLocalUserInfoKey
    SWIFT_NAME("UIResponder.keyboardIsLocalUserInfoKey") NONISOLATED NOT_ON_TV;

typedef ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw, UIViewContentModeCenter, UIViewContentModeTop, UIViewContentModeBottom,
  UIViewContentModeLeft, UIViewContentModeRight, UIViewContentModeTopLeft,
  UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight
} SWIFT_NAME("UIView.ContentMode");

typedef ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical
} SWIFT_NAME("NSLayoutConstraint.Axis");

typedef ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear
} SWIFT_NAME("UIView.AnimationCurve");

typedef OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1, UIViewAnimationOptionAllowUserInteraction = 2,
  UIViewAnimationOptionBeginFromCurrentState = 4, UIViewAnimationOptionCurveEaseInOut = 0,
  UIViewAnimationOptionCurveEaseIn = 1 << 16, UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20
} SWIFT_NAME("UIView.AnimationOptions");

typedef OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleWidth = 2,
  UIViewAutoresizingFlexibleRightMargin = 4, UIViewAutoresizingFlexibleTopMargin = 8,
  UIViewAutoresizingFlexibleHeight = 16, UIViewAutoresizingFlexibleBottomMargin = 32
} SWIFT_NAME("UIView.AutoresizingMask");

typedef ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
} SWIFT_NAME("UIGestureRecognizer.State");

@protocol UIGestureRecognizerDelegate;

UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action DESIGNATED;
- (instancetype)init;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(nullable id)target action:(nullable SEL)action;
@property(nonatomic) UIGestureRecognizerState state;
@property(nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nullable, nonatomic, readonly) UIView *view;
@property(nonatomic) BOOL cancelsTouchesInView;
@property(nullable, nonatomic, copy) NSString *name;
@property(nonatomic, readonly) NSUInteger numberOfTouches;
- (CGPoint)locationInView:(nullable UIView *)view;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer
    SWIFT_NAME("require(toFail:)");
@end

UI_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    SWIFT_NAME("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)");
@end

UI_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@property(nonatomic) NSUInteger numberOfTapsRequired;
@property(nonatomic) NSUInteger numberOfTouchesRequired NOT_ON_TV;
@end

UI_ACTOR
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property(nonatomic) NSUInteger numberOfTapsRequired;
@property(nonatomic) NSUInteger numberOfTouchesRequired NOT_ON_TV;
@property(nonatomic) NSTimeInterval minimumPressDuration;
@property(nonatomic) CGFloat allowableMovement;
@end

UI_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property(nonatomic) NSUInteger maximumNumberOfTouches NOT_ON_TV;
- (CGPoint)translationInView:(nullable UIView *)view;
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view;
- (CGPoint)velocityInView:(nullable UIView *)view;
@end

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension, NSLayoutConstraint;
@class UILayoutGuide;

UI_ACTOR
@protocol UIAppearanceContainer <NSObject>
@end

UI_ACTOR
@protocol UIAppearance <NSObject>
+ (instancetype)appearance;
+ (instancetype)appearanceWhenContainedInInstancesOfClasses:
    (NSArray<Class<UIAppearanceContainer>> *)containerTypes
    SWIFT_NAME("appearance(whenContainedInInstancesOf:)");
@end

UI_ACTOR
@protocol UIFocusEnvironment <NSObject>
- (void)didUpdateFocusInContext:(UIFocusUpdateContext *)context
       withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator
    SWIFT_NAME("didUpdateFocus(in:with:)");
@end

UI_ACTOR
@protocol UIFocusItem <UIFocusEnvironment>
@property(nonatomic, readonly) BOOL canBecomeFocused;
@end

UI_ACTOR
@protocol UIDynamicItem <NSObject>
@property(nonatomic) CGPoint center;
@property(nonatomic, readonly) CGRect bounds;
@property(nonatomic) CGAffineTransform transform;
@end

UI_ACTOR
@interface UIView : UIResponder <NSCoding, UITraitEnvironment, UIAppearance, UIAppearanceContainer,
                                UIAccessibilityIdentification, UIFocusItem, UIDynamicItem>
@property(nonatomic) BOOL accessibilityIgnoresInvertColors;
@property(class, nonatomic, readonly) Class layerClass;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (void)addInteraction:(id<UIInteraction>)interaction SWIFT_NAME("addInteraction(_:)");
- (void)removeInteraction:(id<UIInteraction>)interaction SWIFT_NAME("removeInteraction(_:)");
@property(nonatomic, copy) NSArray<id<UIInteraction>> *interactions;
- (void)setNeedsUpdateProperties SINCE_IOS(26.0) SINCE_TV(26.0) SINCE_VISION(26.0);
- (void)updateProperties SINCE_IOS(26.0) SINCE_TV(26.0) SINCE_VISION(26.0);
- (void)updatePropertiesIfNeeded SINCE_IOS(26.0) SINCE_TV(26.0) SINCE_VISION(26.0);
@property(class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
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
@property(nullable, nonatomic, strong) UIView *maskView;
@property(nonatomic) CGAffineTransform transform;
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
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)bringSubviewToFront:(UIView *)view SWIFT_NAME("bringSubviewToFront(_:)");
- (void)sendSubviewToBack:(UIView *)view SWIFT_NAME("sendSubviewToBack(_:)");
- (void)willMoveToWindow:(nullable UIWindow *)newWindow SWIFT_NAME("willMove(toWindow:)");
- (void)didAddSubview:(UIView *)subview;
- (void)willRemoveSubview:(UIView *)subview;
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@property(nonatomic, readonly, strong) CALayer *layer;
@property(nonatomic) BOOL autoresizesSubviews;
@property(nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property(nonatomic, readonly)
    UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property(nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
- (void)tintColorDidChange;
- (void)drawRect:(CGRect)rect SWIFT_NAME("draw(_:)");
@property(nonatomic) BOOL preservesSuperviewLayoutMargins;
@property(nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
- (void)layoutMarginsDidChange;
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property(readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property(readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property(readonly, strong) UILayoutGuide *readableContentGuide;
@property(readonly, copy) NSArray<__kindof UILayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide;
- (void)removeLayoutGuide:(UILayoutGuide *)layoutGuide;
@property(class, nonatomic, readonly) BOOL requiresConstraintBasedLayout;
@property(nonatomic, readonly) NSArray<__kindof NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints;
- (void)setNeedsUpdateConstraints;
- (BOOL)needsUpdateConstraints;
- (void)updateConstraints;
- (void)updateConstraintsIfNeeded;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentHuggingPriority:(UILayoutPriority)priority
                          forAxis:(UILayoutConstraintAxis)axis;
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
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
@property(class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)setAnimationsEnabled:(BOOL)enabled;
+ (void)performWithoutAnimation:(void(NOESCAPE ^)(void))actionsWithoutAnimation;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
     usingSpringWithDamping:(CGFloat)dampingRatio
      initialSpringVelocity:(CGFloat)velocity
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion;
+ (void)transitionWithView:(UIView *)view
                  duration:(NSTimeInterval)duration
                   options:(UIViewAnimationOptions)options
                animations:(void (^_Nullable)(void))animations
                completion:(void (^_Nullable)(BOOL finished))completion;
@property(readonly, strong) UIView *viewForFirstBaselineLayout;
@property(readonly, strong) UIView *viewForLastBaselineLayout;
@property(readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor;
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

UI_ACTOR NOT_ON_VISION
@interface UIScreen : NSObject <UITraitEnvironment>
@property(class, nonatomic, readonly) UIScreen *mainScreen;
@property(nonatomic, readonly) CGRect bounds;
@property(nonatomic, readonly) CGFloat scale;
@end

UI_ACTOR
@interface UILabel : UIView <UIContentSizeCategoryAdjusting>
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSAttributedString *attributedText;
@property(null_resettable, nonatomic, strong) UIFont *font;
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) NSLineBreakMode lineBreakMode;
@property(nonatomic) NSInteger numberOfLines;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nullable, nonatomic, strong) UIColor *highlightedTextColor;
@property(nullable, nonatomic, strong) UIColor *shadowColor;
@property(nonatomic) CGSize shadowOffset;
@property(nonatomic) BOOL adjustsFontSizeToFitWidth;
@property(nonatomic) CGFloat minimumScaleFactor;
@property(nonatomic) UIBaselineAdjustment baselineAdjustment;
@property(nonatomic) BOOL allowsDefaultTighteningForTruncation;
@property(nonatomic) CGFloat preferredMaxLayoutWidth;
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines
    SWIFT_NAME("textRect(forBounds:limitedToNumberOfLines:)");
- (void)drawTextInRect:(CGRect)rect SWIFT_NAME("drawText(in:)");
@end

UI_ACTOR
@interface UIImageView : UIView <UIAccessibilityContentSizeCategoryImageAdjusting>
- (instancetype)initWithImage:(nullable UIImage *)image DESIGNATED;
- (instancetype)initWithImage:(nullable UIImage *)image
             highlightedImage:(nullable UIImage *)highlightedImage DESIGNATED;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nullable, nonatomic, strong)
    UIImageSymbolConfiguration *preferredSymbolConfiguration;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, nonatomic, strong) UIImage *image;
@property(nullable, nonatomic, strong) UIImage *highlightedImage;
@end

extern const CGFloat UIStackViewSpacingUseDefault SWIFT_NAME("UIStackView.spacingUseDefault");
extern const CGFloat UIStackViewSpacingUseSystem SWIFT_NAME("UIStackView.spacingUseSystem");

typedef ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill, UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering
} SWIFT_NAME("UIStackView.Distribution");

typedef ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill, UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading, UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing, UIStackViewAlignmentLastBaseline
} SWIFT_NAME("UIStackView.Alignment");

UI_ACTOR
@interface UIStackView : UIView
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex
    SWIFT_NAME("insertArrangedSubview(_:at:)");
@property(nonatomic) UIStackViewDistribution distribution;
@property(nonatomic) UIStackViewAlignment alignment;
@property(nonatomic, getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property(nonatomic, getter=isLayoutMarginsRelativeArrangement)
    BOOL layoutMarginsRelativeArrangement;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)arrangedSubview
    SWIFT_NAME("setCustomSpacing(_:after:)");
- (CGFloat)customSpacingAfterView:(UIView *)arrangedSubview
    SWIFT_NAME("customSpacing(after:)");
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
@property(nonatomic) UILayoutConstraintAxis axis;
@property(nonatomic) CGFloat spacing;
@end

UI_ACTOR
@interface UIFocusUpdateContext : NSObject
@property(nonatomic, weak, readonly, nullable) UIView *previouslyFocusedView;
@property(nonatomic, weak, readonly, nullable) UIView *nextFocusedView;
@end

UI_ACTOR
@interface UIFocusAnimationCoordinator : NSObject
- (void)addCoordinatedAnimations:(nullable void (^)(void))animations
                      completion:(nullable void (^)(void))completion;
@end

UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView
                     withVelocity:(CGPoint)velocity
              targetContentOffset:(CGPoint *)targetContentOffset;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView
    SWIFT_NAME("scrollViewShouldScrollToTop(_:)");
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView
    SWIFT_NAME("scrollViewDidScrollToTop(_:)");
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(nullable UIView *)view;
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView
                       withView:(nullable UIView *)view
                        atScale:(CGFloat)scale;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
@end

typedef ENUM(NSInteger, UIScrollViewIndicatorStyle) {
  UIScrollViewIndicatorStyleDefault, UIScrollViewIndicatorStyleBlack,
  UIScrollViewIndicatorStyleWhite
} SWIFT_NAME("UIScrollView.IndicatorStyle");

typedef CGFloat UIScrollViewDecelerationRate STRING_ENUM
    SWIFT_NAME("UIScrollView.DecelerationRate");
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateNormal;
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateFast;

typedef ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive, UIScrollViewKeyboardDismissModeOnDragWithAccessory,
  UIScrollViewKeyboardDismissModeInteractiveWithAccessory
} SWIFT_NAME("UIScrollView.KeyboardDismissMode");

typedef ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic, UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever, UIScrollViewContentInsetAdjustmentAlways
} SWIFT_NAME("UIScrollView.ContentInsetAdjustmentBehavior");

@class UIRefreshControl;

UI_ACTOR
@interface UIScrollView : UIView
@property(nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property(nonatomic) UIEdgeInsets verticalScrollIndicatorInsets;
@property(nonatomic) UIEdgeInsets horizontalScrollIndicatorInsets;
@property(nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property(nonatomic) BOOL delaysContentTouches;
@property(nonatomic) BOOL scrollsToTop NOT_ON_TV;
@property(nullable, nonatomic, strong) UIRefreshControl *refreshControl NOT_ON_TV;
@property(nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide;
@property(nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
- (void)flashScrollIndicators;
@property(nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic) CGSize contentSize;
@property(nonatomic) UIEdgeInsets contentInset;
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@property(nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property(nonatomic) BOOL bounces;
@property(nonatomic) BOOL alwaysBounceVertical;
@property(nonatomic) BOOL alwaysBounceHorizontal;
@property(nonatomic, getter=isPagingEnabled) BOOL pagingEnabled NOT_ON_TV;
@property(nonatomic) BOOL showsVerticalScrollIndicator;
@property(nonatomic) BOOL showsHorizontalScrollIndicator;
@property(nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (void)adjustedContentInsetDidChange;
@property(nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property(nonatomic) UIScrollViewIndicatorStyle indicatorStyle;
@property(nonatomic) UIEdgeInsets scrollIndicatorInsets;
@property(nonatomic) UIScrollViewDecelerationRate decelerationRate;
@property(nonatomic) CGFloat minimumZoomScale;
@property(nonatomic) CGFloat maximumZoomScale;
@property(nonatomic) CGFloat zoomScale;
- (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated;
@end

@interface NSTextContainer : NSObject
- (instancetype)initWithSize:(CGSize)size DESIGNATED;
@property(nonatomic) CGSize size;
@property(nonatomic) CGFloat lineFragmentPadding;
@property(nonatomic) NSUInteger maximumNumberOfLines;
@end

@class UITextView;

UI_ACTOR
@protocol UITextViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView NOT_ON_TV;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView NOT_ON_TV;
- (void)textViewDidBeginEditing:(UITextView *)textView NOT_ON_TV;
- (void)textViewDidEndEditing:(UITextView *)textView NOT_ON_TV;
- (BOOL)textView:(UITextView *)textView
    shouldChangeTextInRange:(NSRange)range
            replacementText:(NSString *)text NOT_ON_TV;
- (void)textViewDidChange:(UITextView *)textView NOT_ON_TV;
- (void)textViewDidChangeSelection:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView
    shouldInteractWithURL:(NSURL *)URL
                  inRange:(NSRange)characterRange
              interaction:(UITextItemInteraction)interaction
    SWIFT_NAME("textView(_:shouldInteractWith:in:interaction:)") NOT_ON_TV;
@end

UI_ACTOR
@interface UITextView : UIScrollView <UITextInputTraits, UIContentSizeCategoryAdjusting>
- (instancetype)initWithFrame:(CGRect)frame
                textContainer:(nullable NSTextContainer *)textContainer DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property(null_resettable, nonatomic, copy) NSString *text;
@property(null_resettable, copy) NSAttributedString *attributedText;
@property(nullable, nonatomic, strong) UIFont *font;
@property(nullable, nonatomic, strong) UIColor *textColor;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic, getter=isEditable) BOOL editable NOT_ON_TV;
@property(nonatomic, getter=isSelectable) BOOL selectable;
@property(nonatomic) NSRange selectedRange;
@property(nonatomic) UIDataDetectorTypes dataDetectorTypes NOT_ON_TV;
@property(nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *typingAttributes;
@property(null_resettable, nonatomic, copy)
    NSDictionary<NSAttributedStringKey, id> *linkTextAttributes;
@property(nullable, readwrite, strong) UIView *inputView;
@property(nullable, readwrite, strong) UIView *inputAccessoryView;
@property(nonatomic) UIEdgeInsets textContainerInset;
@property(nonatomic, readonly) NSTextContainer *textContainer;
@end

typedef ENUM(NSInteger, UIActivityIndicatorViewStyle) {
  UIActivityIndicatorViewStyleMedium = 100, UIActivityIndicatorViewStyleLarge = 101
} SWIFT_NAME("UIActivityIndicatorView.Style");

UI_ACTOR
@interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style DESIGNATED
    SWIFT_NAME("init(style:)");
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle SWIFT_NAME("style");
@property(nonatomic) BOOL hidesWhenStopped;
@property(null_resettable, nonatomic, strong) UIColor *color;
- (void)startAnimating;
- (void)stopAnimating;
@property(nonatomic, readonly, getter=isAnimating) BOOL animating;
@end

typedef ENUM(NSInteger, UIProgressViewStyle) {
  UIProgressViewStyleDefault, UIProgressViewStyleBar
} SWIFT_NAME("UIProgressView.Style");

UI_ACTOR
@interface UIProgressView : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
@property(nonatomic) UIProgressViewStyle progressViewStyle;
@property(nonatomic) float progress;
@property(nullable, nonatomic, strong) UIColor *progressTintColor;
@property(nullable, nonatomic, strong) UIColor *trackTintColor;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end

typedef NSString *UINibOptionsKey STRING_ENUM SWIFT_NAME("UINib.OptionsKey");

UI_ACTOR
@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundleOrNil;
- (NSArray *)instantiateWithOwner:(nullable id)ownerOrNil
                          options:(nullable NSDictionary<UINibOptionsKey, id> *)optionsOrNil;
@end

@interface NSBundle (UINibLoadingAdditions)
- (nullable NSArray *)loadNibNamed:(NSString *)name
                             owner:(nullable id)owner
                           options:(nullable NSDictionary<UINibOptionsKey, id> *)options UI_ACTOR;
@end

#pragma clang assume_nonnull end
