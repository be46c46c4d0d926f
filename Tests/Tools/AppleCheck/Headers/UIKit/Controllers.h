// View controllers. Written from Apple's public documentation.
#pragma once
#include "Compositional.h"
#pragma clang assume_nonnull begin

@class UINavigationController, UIPopoverPresentationController, UISearchController;

typedef ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0, UIModalPresentationPageSheet NOT_ON_TV = 1,
  UIModalPresentationFormSheet NOT_ON_TV = 2, UIModalPresentationCurrentContext = 3,
  UIModalPresentationCustom = 4, UIModalPresentationOverFullScreen = 5,
  UIModalPresentationOverCurrentContext = 6, UIModalPresentationPopover NOT_ON_TV = 7,
  UIModalPresentationNone = -1, UIModalPresentationAutomatic = -2
};

typedef ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain = 0, UIBarButtonItemStyleDone = 2
} SWIFT_NAME("UIBarButtonItem.Style");

typedef ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit,
  UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd, UIBarButtonSystemItemFlexibleSpace,
  UIBarButtonSystemItemFixedSpace, UIBarButtonSystemItemCompose, UIBarButtonSystemItemReply,
  UIBarButtonSystemItemAction, UIBarButtonSystemItemOrganize, UIBarButtonSystemItemBookmarks,
  UIBarButtonSystemItemSearch, UIBarButtonSystemItemRefresh, UIBarButtonSystemItemStop,
  UIBarButtonSystemItemCamera, UIBarButtonSystemItemTrash, UIBarButtonSystemItemPlay,
  UIBarButtonSystemItemPause, UIBarButtonSystemItemRewind, UIBarButtonSystemItemFastForward,
  UIBarButtonSystemItemUndo, UIBarButtonSystemItemRedo, UIBarButtonSystemItemClose = 24
} SWIFT_NAME("UIBarButtonItem.SystemItem");

UI_ACTOR
@interface UIBarItem : NSObject <NSCoding, UIAccessibilityIdentification>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, strong) UIImage *image;
@property(nonatomic) NSInteger tag;
@end

UI_ACTOR
@interface UIBarButtonItem : UIBarItem
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithImage:(nullable UIImage *)image
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem
                                     target:(nullable id)target
                                     action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
+ (instancetype)flexibleSpaceItem SWIFT_NAME("flexibleSpace()");
+ (instancetype)fixedSpaceItemOfWidth:(CGFloat)width SWIFT_NAME("fixedSpace(_:)");
@property(nonatomic) UIBarButtonItemStyle style;
@property(nonatomic) CGFloat width;
@property(nonatomic, strong, nullable) UIColor *tintColor;
@property(nonatomic, weak, nullable) id target;
@property(nonatomic, nullable) SEL action;
@property(nonatomic, copy, nullable) UIAction *primaryAction;
@property(nonatomic, copy, nullable) UIMenu *menu SINCE_TV(17.0);
@property(nonatomic, strong, nullable) __kindof UIView *customView;
@end

typedef ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) {
  UINavigationItemLargeTitleDisplayModeAutomatic, UINavigationItemLargeTitleDisplayModeAlways,
  UINavigationItemLargeTitleDisplayModeNever
} SWIFT_NAME("UINavigationItem.LargeTitleDisplayMode");

UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic, copy, nullable) NSString *prompt NOT_ON_TV;
@property(nonatomic, strong, nullable) UIView *titleView;
@property(nonatomic, copy, nullable) NSString *backButtonTitle;
@property(nonatomic, strong, nullable) UIBarButtonItem *backBarButtonItem NOT_ON_TV;
@property(nonatomic) BOOL hidesBackButton NOT_ON_TV;
@property(nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode NOT_ON_TV;
@property(nonatomic, copy, nullable) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property(nonatomic, copy, nullable) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property(nonatomic, strong, nullable) UIBarButtonItem *leftBarButtonItem;
@property(nonatomic, strong, nullable) UIBarButtonItem *rightBarButtonItem;
@property(nonatomic, strong, nullable) UISearchController *searchController NOT_ON_TV;
@property(nonatomic) BOOL hidesSearchBarWhenScrolling NOT_ON_TV;
- (void)setLeftBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated
    SWIFT_NAME("setLeftBarButton(_:animated:)");
- (void)setRightBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated
    SWIFT_NAME("setRightBarButton(_:animated:)");
@end

UI_ACTOR
@interface UINavigationBar : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
@property(nullable, nonatomic, readonly, strong) UINavigationItem *topItem;
@property(nullable, nonatomic, readonly, strong) UINavigationItem *backItem;
@property(nonatomic) BOOL prefersLargeTitles NOT_ON_TV;
@property(nonatomic, getter=isTranslucent) BOOL translucent;
@end

UI_ACTOR
NOT_ON_TV
@interface UIToolbar : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
- (void)setItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@property(nonatomic, getter=isTranslucent) BOOL translucent;
@end

UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isAnimated) BOOL animated SWIFT_NAME("isAnimated");
@property(nonatomic, readonly, getter=isCancelled) BOOL cancelled SWIFT_NAME("isCancelled");
@end

UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    DISCARDABLE SWIFT_NAME("animate(alongsideTransition:completion:)");
@end

UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment, UIAppearanceContainer,
                                           UIFocusEnvironment>
- (void)setNeedsUpdateProperties SINCE_IOS(26.0) SINCE_TV(26.0) SINCE_VISION(26.0);
- (void)updateProperties SINCE_IOS(26.0) SINCE_TV(26.0) SINCE_VISION(26.0);
- (void)updatePropertiesIfNeeded SINCE_IOS(26.0) SINCE_TV(26.0) SINCE_VISION(26.0);
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property(nonatomic, readonly, strong, nullable) UINavigationController *navigationController;
@property(nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property(nonatomic, strong, nullable) NSArray<__kindof UIBarButtonItem *> *toolbarItems NOT_ON_TV;
- (void)setToolbarItems:(nullable NSArray<UIBarButtonItem *> *)toolbarItems
               animated:(BOOL)animated NOT_ON_TV;
@property(nonatomic) BOOL hidesBottomBarWhenPushed NOT_ON_TV;
@property(nonatomic) BOOL definesPresentationContext;
@property(nonatomic, readonly, nullable) UIViewController *presentedViewController
    SWIFT_NAME("presentedViewController");
@property(nonatomic, readonly, nullable) UIViewController *presentingViewController
    SWIFT_NAME("presentingViewController");
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion
    SWIFT_NAME("present(_:animated:completion:)");
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion
    SWIFT_NAME("dismiss(animated:completion:)");
@property(nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic, readonly, nullable)
    UIPopoverPresentationController *popoverPresentationController NOT_ON_TV;
- (void)viewSafeAreaInsetsDidChange;
@property(nonatomic, readonly, nullable)
    id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property(nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property(nonatomic, readonly, getter=isMovingToParentViewController)
    BOOL movingToParentViewController SWIFT_NAME("isMovingToParent");
@property(nonatomic, readonly, getter=isMovingFromParentViewController)
    BOOL movingFromParentViewController SWIFT_NAME("isMovingFromParent");
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, nonatomic, readonly, copy) NSString *nibName;
@property(nullable, nonatomic, readonly, strong) NSBundle *nibBundle;
@property(null_resettable, nonatomic, strong) UIView *view;
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController
    SWIFT_NAME("parent");
@property(nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    SWIFT_NAME("children");
@property(nonatomic, getter=isEditing) BOOL editing;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)didReceiveMemoryWarning;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)addChildViewController:(UIViewController *)childController SWIFT_NAME("addChild(_:)");
- (void)removeFromParentViewController SWIFT_NAME("removeFromParent()");
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    SWIFT_NAME("willMove(toParent:)");
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    SWIFT_NAME("didMove(toParent:)");
@end

UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property(nonatomic, readonly, strong, nullable) UIViewController *topViewController;
@property(nonatomic, readonly, strong, nullable) UIViewController *visibleViewController;
@property(nonatomic, readonly) UINavigationBar *navigationBar;
@property(null_resettable, nonatomic, readonly) UIToolbar *toolbar NOT_ON_TV;
@property(nonatomic, getter=isToolbarHidden) BOOL toolbarHidden NOT_ON_TV;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated NOT_ON_TV;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated DISCARDABLE
    SWIFT_NAME("popViewController(animated:)");
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated
    DISCARDABLE SWIFT_NAME("popToRootViewController(animated:)");
- (nullable NSArray<__kindof UIViewController *> *)
    popToViewController:(UIViewController *)viewController
               animated:(BOOL)animated DISCARDABLE
    SWIFT_NAME("popToViewController(_:animated:)");
@end

UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(null_resettable, nonatomic, strong) UITableView *tableView;
@property(nonatomic, strong, nullable) UIRefreshControl *refreshControl NOT_ON_TV;
@property(nonatomic) BOOL clearsSelectionOnViewWillAppear;
@end

UI_ACTOR
@interface UICollectionViewController
    : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(null_resettable, nonatomic, strong) UICollectionView *collectionView;
@property(nonatomic, readonly, strong) UICollectionViewLayout *collectionViewLayout;
@property(nonatomic) BOOL clearsSelectionOnViewWillAppear;
@end

typedef ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert
} SWIFT_NAME("UIAlertController.Style");

typedef ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive
} SWIFT_NAME("UIAlertAction.Style");

UI_ACTOR
@interface UIAlertAction : NSObject <NSCopying, UIAccessibilityIdentification>
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable)(UIAlertAction *action))handler;
@property(nullable, nonatomic, readonly) NSString *title;
@property(nonatomic, readonly) UIAlertActionStyle style;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@end

UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@property(nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property(nonatomic, strong, nullable) UIAlertAction *preferredAction;
- (void)addTextFieldWithConfigurationHandler:
    (void (^_Nullable)(UITextField *textField))configurationHandler;
@property(nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@property(nullable, nonatomic, copy) NSString *message;
@property(nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end

UI_ACTOR
@interface UIPresentationController : NSObject
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:(nullable UIViewController *)presentingViewController
    DESIGNATED SWIFT_NAME("init(presentedViewController:presenting:)");
@property(nonatomic, readonly, strong) UIViewController *presentedViewController;
@property(nonatomic, readonly, strong) UIViewController *presentingViewController;
@end

UI_ACTOR NOT_ON_TV
@interface UIPopoverPresentationController : UIPresentationController
@property(nullable, nonatomic, strong) UIView *sourceView;
@property(nonatomic) CGRect sourceRect;
@end

UI_ACTOR
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name
                              bundle:(nullable NSBundle *)storyboardBundleOrNil;
- (nullable __kindof UIViewController *)instantiateInitialViewController;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end

#pragma clang assume_nonnull end
