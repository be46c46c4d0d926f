// The interactions of views. Written from Apple's public documentation.
#pragma once
#include "Drawing.h"
#include "Menus.h"
#pragma clang assume_nonnull begin

UI_ACTOR
@protocol UIInteraction <NSObject>
@property(nonatomic, nullable, weak, readonly) __kindof UIView *view;
- (void)willMoveToView:(nullable UIView *)view SWIFT_NAME("willMove(to:)");
- (void)didMoveToView:(nullable UIView *)view SWIFT_NAME("didMove(to:)");
@end

@protocol UIContextMenuInteractionDelegate;

UI_ACTOR
SINCE_TV(17.0)
@interface UIContextMenuInteraction : NSObject <UIInteraction>
@property(nonatomic, weak, readonly, nullable) id<UIContextMenuInteractionDelegate> delegate;
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate DESIGNATED;
- (instancetype)init __attribute__((unavailable));
@end

UI_ACTOR
SINCE_TV(17.0)
@protocol UIContextMenuInteractionDelegate <NSObject>
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:
                                             (UIContextMenuInteraction *)interaction
                                 configurationForMenuAtLocation:(CGPoint)location;
@end

// UIPointerEffect and UIPointerShape are enums in Swift.
UI_ACTOR
NOT_ON_TV
@interface UIPointerRegion : NSObject <NSCopying>
@property(nonatomic, readonly) CGRect rect;
@end

SINCE_IOS(17.0)
UI_ACTOR
NOT_ON_TV
@interface UIHoverStyle : NSObject <NSCopying>
@property(nonatomic, getter=isEnabled) BOOL enabled;
@end

UI_ACTOR
NOT_ON_TV
@interface UIPointerStyle : UIHoverStyle
+ (instancetype)systemPointerStyle SWIFT_NAME("system()");
@end

@protocol UIPointerInteractionDelegate;

UI_ACTOR
NOT_ON_TV
@interface UIPointerInteraction : NSObject <UIInteraction>
@property(nonatomic, weak, readonly, nullable) id<UIPointerInteractionDelegate> delegate;
@property(nonatomic, getter=isEnabled) BOOL enabled;
- (instancetype)initWithDelegate:(nullable id<UIPointerInteractionDelegate>)delegate DESIGNATED;
@end

UI_ACTOR
NOT_ON_TV
@protocol UIPointerInteractionDelegate <NSObject>
@optional
- (nullable UIPointerStyle *)pointerInteraction:(UIPointerInteraction *)interaction
                                 styleForRegion:(UIPointerRegion *)region
    SWIFT_NAME("pointerInteraction(_:styleFor:)");
@end

#pragma clang assume_nonnull end
