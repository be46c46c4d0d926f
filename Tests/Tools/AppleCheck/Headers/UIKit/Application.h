// The classes that launch an app and contain its screens. Written from Apple's public documentation.
#pragma once
#include "Controllers.h"
#pragma clang assume_nonnull begin

@class UIApplication, UIScene, UISceneSession;

typedef NSString *UISceneSessionRole STRING_ENUM SWIFT_NAME("UISceneSession.Role");

UI_ACTOR
@interface UISceneSession : NSObject <NSSecureCoding>
@property(nonatomic, readonly) UISceneSessionRole role;
@end

UI_ACTOR
@interface UISceneConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole DESIGNATED;
@property(nonatomic, nullable) Class delegateClass;
@end

UI_ACTOR
@interface UIScene : UIResponder
@end

UI_ACTOR
@interface UIWindowScene : UIScene <UITraitEnvironment>
@end

UI_ACTOR SWIFT_NAME("UIScene.ConnectionOptions")
@interface UISceneConnectionOptions : NSObject
@end

UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
@end

UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property(nullable, nonatomic, strong) UIWindow *window;
@end

UI_ACTOR
@interface UIApplication : UIResponder
@end

UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options;
@end

@interface UIWindow (Scenes)
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@end

UI_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                          tag:(NSInteger)tag;
@end

@interface UIViewController (Tabs)
@property(null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@end

UI_ACTOR
@interface UITabBarController : UIViewController
@property(nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@end

typedef ENUM(NSInteger, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified, UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn
} SWIFT_NAME("UISplitViewController.Style");

typedef ENUM(NSInteger, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary, UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary, UISplitViewControllerColumnCompact
} SWIFT_NAME("UISplitViewController.Column");

UI_ACTOR
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style DESIGNATED;
- (void)setViewController:(nullable UIViewController *)vc
                forColumn:(UISplitViewControllerColumn)column
    SWIFT_NAME("setViewController(_:for:)");
- (void)showColumn:(UISplitViewControllerColumn)column SWIFT_NAME("show(_:)");
@end

#pragma clang assume_nonnull end
