// View controllers. Written from Apple's public documentation.
#pragma once
#include "Collection.h"
#pragma clang assume_nonnull begin

UI_ACTOR
@interface UIViewController : UIResponder <NSCoding>
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
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(null_resettable, nonatomic, strong) UITableView *tableView;
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

#pragma clang assume_nonnull end
