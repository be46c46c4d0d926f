// Search bars and their controllers. Written from Apple's public documentation.
#pragma once
#include "Controllers.h"
#include "Text.h"
#pragma clang assume_nonnull begin

UI_ACTOR
NOT_ON_TV
@interface UISearchTextField : UITextField
@end

@protocol UISearchBarDelegate;

UI_ACTOR
@interface UISearchBar : UIView <UITextInputTraits>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED NOT_ON_TV;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED NOT_ON_TV;
@property(nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSString *prompt;
@property(nullable, nonatomic, copy) NSString *placeholder;
@property(nonatomic, readonly) UISearchTextField *searchTextField NOT_ON_TV;
@property(nonatomic) BOOL showsCancelButton NOT_ON_TV;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated NOT_ON_TV;
@property(nullable, nonatomic, copy) NSArray<NSString *> *scopeButtonTitles;
@property(nonatomic) NSInteger selectedScopeButtonIndex;
@property(nonatomic) BOOL showsScopeBar;
- (void)setShowsScopeBar:(BOOL)show
                animated:(BOOL)animate SWIFT_NAME("setShowsScope(_:animated:)");
@property(nonatomic, getter=isTranslucent) BOOL translucent;
@end

UI_ACTOR
@protocol UISearchBarDelegate <NSObject>
@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (BOOL)searchBar:(UISearchBar *)searchBar
    shouldChangeTextInRange:(NSRange)range
            replacementText:(NSString *)text;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar NOT_ON_TV;
- (void)searchBar:(UISearchBar *)searchBar
    selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end

@protocol UISearchControllerDelegate, UISearchResultsUpdating;

UI_ACTOR
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:
    (nullable UIViewController *)searchResultsController DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property(nonatomic, getter=isActive) BOOL active;
@property(nullable, nonatomic, weak) id<UISearchControllerDelegate> delegate;
@property(nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property(nonatomic) BOOL hidesNavigationBarDuringPresentation;
@property(nonatomic) BOOL automaticallyShowsCancelButton;
@property(nullable, nonatomic, readonly, strong) UIViewController *searchResultsController;
@property(nonatomic, readonly, strong) UISearchBar *searchBar;
@end

UI_ACTOR
@protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
    SWIFT_NAME("updateSearchResults(for:)");
@end

UI_ACTOR
@protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController
    SWIFT_NAME("willPresentSearchController(_:)");
- (void)didPresentSearchController:(UISearchController *)searchController
    SWIFT_NAME("didPresentSearchController(_:)");
- (void)willDismissSearchController:(UISearchController *)searchController
    SWIFT_NAME("willDismissSearchController(_:)");
- (void)didDismissSearchController:(UISearchController *)searchController
    SWIFT_NAME("didDismissSearchController(_:)");
- (void)presentSearchController:(UISearchController *)searchController
    SWIFT_NAME("presentSearchController(_:)");
@end

#pragma clang assume_nonnull end
