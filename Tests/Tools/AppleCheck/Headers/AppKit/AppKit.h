// The parts of AppKit's views that TypedCellsAppKit and ordinary cells use. Written from Apple's public documentation.
#pragma once
#include "Foundation.h"

#define UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define NOESCAPE __attribute__((noescape))
#define BRIDGED_TYPEDEF __attribute__((swift_bridged_typedef))
#define EXTENSIBLE_STRING_ENUM __attribute__((swift_newtype(struct)))
#define OPEN_ENUM __attribute__((enum_extensibility(open)))
#define ENUM(type, name) enum OPEN_ENUM name : type name; enum OPEN_ENUM name : type
#define FLAGS __attribute__((flag_enum, enum_extensibility(open)))
#define OPTIONS(type, name) enum FLAGS name : type name; enum FLAGS name : type

#pragma clang assume_nonnull begin

@class NSWindow, NSScrollView;

typedef NSString *NSUserInterfaceItemIdentifier EXTENSIBLE_STRING_ENUM;

UI_ACTOR
@protocol NSUserInterfaceItemIdentification <NSObject>
@property(nullable, copy) NSUserInterfaceItemIdentifier identifier;
@end

@protocol NSAnimatablePropertyContainer
- (instancetype)animator;
@end

UI_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end

typedef OPTIONS(NSUInteger, NSAutoresizingMaskOptions) {
  NSViewWidthSizable SWIFT_NAME("width") = 2, NSViewHeightSizable SWIFT_NAME("height") = 16
} SWIFT_NAME("NSView.AutoresizingMask");

UI_ACTOR
@interface NSView : NSResponder <NSUserInterfaceItemIdentification, NSAnimatablePropertyContainer>
- (instancetype)initWithFrame:(CGRect)frameRect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property CGRect frame;
@property CGRect bounds;
@property(readonly) CGRect visibleRect;
@property BOOL needsLayout;
@property BOOL postsFrameChangedNotifications;
@property BOOL postsBoundsChangedNotifications;
@property NSAutoresizingMaskOptions autoresizingMask;
@property(nullable, readonly, strong) NSWindow *window;
@property(nullable, readonly, strong) NSView *superview;
@property(copy) NSArray<__kindof NSView *> *subviews;
@property(nullable, readonly, strong) NSScrollView *enclosingScrollView;
- (void)addSubview:(NSView *)view;
- (void)removeFromSuperview;
- (void)viewDidMoveToWindow;
- (void)setBoundsOrigin:(CGPoint)newOrigin;
- (void)layout;
- (void)layoutSubtreeIfNeeded;
- (void)prepareForReuse;
- (void)scrollPoint:(CGPoint)point SWIFT_NAME("scroll(_:)");
@end

typedef OPTIONS(NSUInteger, NSWindowStyleMask) {
  NSWindowStyleMaskBorderless = 0
} SWIFT_NAME("NSWindow.StyleMask");

typedef ENUM(NSUInteger, NSBackingStoreType) {
  NSBackingStoreBuffered = 2
} SWIFT_NAME("NSWindow.BackingStoreType");

UI_ACTOR
@interface NSWindow : NSResponder
- (instancetype)initWithContentRect:(CGRect)contentRect
                          styleMask:(NSWindowStyleMask)style
                            backing:(NSBackingStoreType)backingStoreType
                              defer:(BOOL)flag DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((unavailable));
@property(nullable, strong) __kindof NSView *contentView;
@end

UI_ACTOR
@interface NSClipView : NSView
@property(nullable, strong) __kindof NSView *documentView;
@property NSEdgeInsets contentInsets;
- (void)scrollToPoint:(CGPoint)newOrigin SWIFT_NAME("scroll(to:)");
@end

UI_ACTOR
@interface NSScrollView : NSView
- (instancetype)initWithFrame:(CGRect)frameRect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(strong) NSClipView *contentView;
@property(nullable, strong) __kindof NSView *documentView;
- (void)reflectScrolledClipView:(NSClipView *)cView;
@end

UI_ACTOR
@interface NSControl : NSView
- (instancetype)initWithFrame:(CGRect)frameRect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(copy) NSString *stringValue;
@end

UI_ACTOR
@interface NSTextField : NSControl
- (instancetype)initWithFrame:(CGRect)frameRect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
+ (instancetype)labelWithString:(NSString *)stringValue SWIFT_NAME("init(labelWithString:)");
@end

UI_ACTOR
@interface NSViewController : NSResponder
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(strong) NSView *view;
- (void)loadView;
@end

@interface NSNib : NSObject
- (nullable instancetype)initWithNibNamed:(NSString *)nibName bundle:(nullable NSBundle *)bundle;
@end

@interface NSAnimationContext : NSObject
+ (void)runAnimationGroup:(void (NOESCAPE ^)(NSAnimationContext *context))changes
        completionHandler:(nullable SENDABLE void (^)(void))completionHandler;
+ (void)beginGrouping;
+ (void)endGrouping;
@property(class, readonly, strong) NSAnimationContext *currentContext SWIFT_NAME("current");
@property NSTimeInterval duration;
@end

#pragma clang assume_nonnull end
