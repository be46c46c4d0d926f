// Menus and swipe actions. Written from Apple's public documentation.
#pragma once
#include "Controls.h"
#pragma clang assume_nonnull begin

@class UIMenu, UIAction, UIContextualAction;

typedef OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1, UIMenuElementAttributesDestructive = 2,
  UIMenuElementAttributesHidden = 4,
  UIMenuElementAttributesKeepsMenuPresented SINCE_IOS(16) SINCE_TV(16) = 8
} SWIFT_NAME("UIMenuElement.Attributes");

typedef ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff, UIMenuElementStateOn, UIMenuElementStateMixed
} SWIFT_NAME("UIMenuElement.State");

UI_ACTOR
@interface UIMenuElement : NSObject <NSCopying, NSSecureCoding, UIAccessibilityIdentification>
@property(nonatomic, readonly) NSString *title;
@property(nonatomic, readonly, nullable) UIImage *image;
@end

typedef void (^UIActionHandler)(__kindof UIAction *action);

UI_ACTOR
@interface UIAction : UIMenuElement
@property(nonatomic, copy) NSString *title;
@property(nonatomic, copy, nullable) UIImage *image;
@property(nonatomic, readonly) UIActionIdentifier identifier;
@property(nonatomic, copy, nullable) NSString *discoverabilityTitle;
@property(nonatomic) UIMenuElementAttributes attributes;
@property(nonatomic) UIMenuElementState state;
@property(nonatomic, readonly, nullable) id sender;
- (void)performWithSender:(nullable id)sender
                   target:(nullable id)target SWIFT_NAME("performWithSender(_:target:)")
    SINCE_IOS(16) SINCE_TV(16);
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(nullable UIImage *)image
                     identifier:(nullable UIActionIdentifier)identifier
                        handler:(UIActionHandler)handler REFINED;
@end

typedef NSString *UIMenuIdentifier EXTENSIBLE_STRING_ENUM SWIFT_NAME("UIMenu.Identifier");

typedef OPTIONS(NSUInteger, UIMenuOptions) {
  UIMenuOptionsDisplayInline = 1, UIMenuOptionsDestructive = 2,
  UIMenuOptionsSingleSelection = 1 << 5
} SWIFT_NAME("UIMenu.Options");

UI_ACTOR
@interface UIMenu : UIMenuElement
@property(nonatomic, readonly) UIMenuIdentifier identifier;
@property(nonatomic, readonly) UIMenuOptions options;
@property(nonatomic, readonly) NSArray<UIMenuElement *> *children;
+ (UIMenu *)menuWithTitle:(NSString *)title children:(NSArray<UIMenuElement *> *)children REFINED;
- (UIMenu *)menuByReplacingChildren:(NSArray<UIMenuElement *> *)newChildren
    SWIFT_NAME("replacingChildren(_:)");
@end

UI_ACTOR
@interface UIDeferredMenuElement : UIMenuElement
+ (instancetype)elementWithProvider:
    (void (^)(void (^completion)(NSArray<UIMenuElement *> *elements)))elementProvider
    SWIFT_NAME("init(_:)");
+ (instancetype)elementWithUncachedProvider:
    (void (^)(void (^completion)(NSArray<UIMenuElement *> *elements)))elementProvider
    SWIFT_NAME("uncached(_:)");
@end

typedef UIViewController *_Nullable (^UIContextMenuContentPreviewProvider)(void);
typedef UIMenu *_Nullable (^UIContextMenuActionProvider)(
    NSArray<UIMenuElement *> *suggestedActions);

UI_ACTOR
SINCE_TV(17.0)
@interface UIContextMenuConfiguration : NSObject
- (instancetype)init;
@property(nonatomic, readonly) id<NSCopying> identifier;
+ (instancetype)configurationWithIdentifier:(nullable id<NSCopying>)identifier
                            previewProvider:
                                (nullable UIContextMenuContentPreviewProvider)previewProvider
                             actionProvider:(nullable UIContextMenuActionProvider)actionProvider;
@end

@class UIBezierPath;

UI_ACTOR
SINCE_TV(17.0)
@interface UIPreviewParameters : NSObject <NSCopying>
- (instancetype)init DESIGNATED;
@property(nonatomic, copy, null_resettable) UIColor *backgroundColor;
@property(nonatomic, copy, nullable) UIBezierPath *visiblePath;
@end

@class UIPreviewTarget;

UI_ACTOR
SINCE_TV(17.0)
@interface UITargetedPreview : NSObject <NSCopying>
- (instancetype)init __attribute__((unavailable));
- (instancetype)initWithView:(UIView *)view
                  parameters:(UIPreviewParameters *)parameters
                      target:(UIPreviewTarget *)target DESIGNATED;
- (instancetype)initWithView:(UIView *)view parameters:(UIPreviewParameters *)parameters;
- (instancetype)initWithView:(UIView *)view;
@property(nonatomic, readonly) UIView *view;
@property(nonatomic, readonly, copy) UIPreviewParameters *parameters;
@property(nonatomic, readonly) UIPreviewTarget *target;
@end

UI_ACTOR
SINCE_TV(17.0)
@interface UIPreviewTarget : NSObject <NSCopying>
- (instancetype)initWithContainer:(UIView *)container
                           center:(CGPoint)center
                        transform:(CGAffineTransform)transform DESIGNATED;
- (instancetype)initWithContainer:(UIView *)container center:(CGPoint)center;
- (instancetype)init __attribute__((unavailable));
@property(nonatomic, readonly) UIView *container;
@property(nonatomic, readonly) CGPoint center;
@property(nonatomic, readonly) CGAffineTransform transform;
@end

UI_ACTOR
SINCE_TV(17.0)
@protocol UIContextMenuInteractionAnimating <NSObject>
@property(nonatomic, readonly, nullable) UIViewController *previewViewController;
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion;
@end

typedef ENUM(NSInteger, UIContextMenuInteractionCommitStyle) {
  UIContextMenuInteractionCommitStyleDismiss, UIContextMenuInteractionCommitStylePop
};

UI_ACTOR
NOT_ON_TV
@protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@property(nonatomic) UIContextMenuInteractionCommitStyle preferredCommitStyle;
@end

typedef ENUM(NSInteger, UITableViewRowActionStyle) {
  UITableViewRowActionStyleDefault = 0,
  UITableViewRowActionStyleDestructive = UITableViewRowActionStyleDefault,
  UITableViewRowActionStyleNormal
} SWIFT_NAME("UITableViewRowAction.Style");

UI_ACTOR
NOT_ON_TV
@interface UITableViewRowAction : NSObject <NSCopying>
+ (instancetype)rowActionWithStyle:(UITableViewRowActionStyle)style
                             title:(nullable NSString *)title
                           handler:(void (^)(UITableViewRowAction *action,
                                             NSIndexPath *indexPath))handler;
@property(nonatomic, readonly) UITableViewRowActionStyle style;
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic, copy, nullable) UIColor *backgroundColor;
@end

typedef ENUM(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal, UIContextualActionStyleDestructive
} SWIFT_NAME("UIContextualAction.Style");

typedef void (^UIContextualActionHandler)(UIContextualAction *action, UIView *sourceView,
                                          void (^completionHandler)(BOOL actionPerformed))
    SWIFT_NAME("UIContextualAction.Handler");

UI_ACTOR
NOT_ON_TV
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler;
@property(nonatomic, readonly) UIContextualActionStyle style;
@property(nonatomic, readonly, copy) UIContextualActionHandler handler;
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic, copy, nullable) UIImage *image;
@property(nonatomic, copy, null_resettable) UIColor *backgroundColor;
@end

UI_ACTOR
NOT_ON_TV
@interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@property(nonatomic, copy, readonly) NSArray<UIContextualAction *> *actions;
@property(nonatomic) BOOL performsFirstActionWithFullSwipe;
@end

#pragma clang assume_nonnull end
