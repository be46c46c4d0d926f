// Tables. Written from Apple's public documentation.
#pragma once
#include "Menus.h"
#pragma clang assume_nonnull begin

@class UITableView;
@protocol UISpringLoadedInteractionContext;

typedef ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped
} SWIFT_NAME("UITableView.Style");

typedef ENUM(NSInteger, UITableViewSeparatorInsetReference) {
  UITableViewSeparatorInsetFromCellEdges, UITableViewSeparatorInsetFromAutomaticInsets
} SWIFT_NAME("UITableView.SeparatorInsetReference");

typedef ENUM(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom
} SWIFT_NAME("UITableView.ScrollPosition");

typedef ENUM(NSInteger, UITableViewRowAnimation) {
  UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop, UITableViewRowAnimationBottom, UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic = 100
} SWIFT_NAME("UITableView.RowAnimation");

typedef ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle
} SWIFT_NAME("UITableViewCell.CellStyle");

typedef ENUM(NSInteger, UITableViewCellSeparatorStyle) {
  UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine,
  UITableViewCellSeparatorStyleSingleLineEtched
} SWIFT_NAME("UITableViewCell.SeparatorStyle");

typedef ENUM(NSInteger, UITableViewCellSelectionStyle) {
  UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault
} SWIFT_NAME("UITableViewCell.SelectionStyle");

typedef ENUM(NSInteger, UITableViewCellEditingStyle) {
  UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete,
  UITableViewCellEditingStyleInsert
} SWIFT_NAME("UITableViewCell.EditingStyle");

typedef ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton, UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton
} SWIFT_NAME("UITableViewCell.AccessoryType");

typedef OPTIONS(NSUInteger, UITableViewCellStateMask) {
  UITableViewCellStateDefaultMask = 0,
  UITableViewCellStateShowingEditControlMask SWIFT_NAME("showingEditControl") = 1,
  UITableViewCellStateShowingDeleteConfirmationMask SWIFT_NAME("showingDeleteConfirmation") = 2
} SWIFT_NAME("UITableViewCell.StateMask");

// Swift's struct of this name is bridged to it.
REFINED
@interface UICellConfigurationState : NSObject
@end

UI_ACTOR
@interface UITableViewCell : UIView <UIGestureRecognizerDelegate>
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
@property(nonatomic, readonly, strong) UIView *contentView;
@property(nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property(nonatomic, readonly, strong, nullable) UILabel *detailTextLabel;
@property(nonatomic, readonly, strong, nullable) UIImageView *imageView;
@property(nonatomic, strong, nullable) UIView *backgroundView;
@property(nonatomic, strong, nullable) UIView *selectedBackgroundView;
@property(nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property(nonatomic) UITableViewCellAccessoryType accessoryType;
@property(nonatomic, strong, nullable) UIView *accessoryView;
@property(nonatomic) UITableViewCellAccessoryType editingAccessoryType;
@property(nonatomic, strong, nullable) UIView *editingAccessoryView;
@property(nonatomic) NSInteger indentationLevel;
@property(nonatomic) CGFloat indentationWidth;
@property(nonatomic) UIEdgeInsets separatorInset NOT_ON_TV;
@property(nonatomic) BOOL shouldIndentWhileEditing;
@property(nonatomic) BOOL showsReorderControl;
@property(nonatomic, readonly) UITableViewCellEditingStyle editingStyle;
@property(nonatomic, getter=isSelected) BOOL selected;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
@property(nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)willTransitionToState:(UITableViewCellStateMask)state SWIFT_NAME("willTransition(to:)");
- (void)didTransitionToState:(UITableViewCellStateMask)state SWIFT_NAME("didTransition(to:)");
- (void)prepareForReuse;
@property(nonatomic) BOOL automaticallyUpdatesContentConfiguration;
@property(nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration;
- (void)setNeedsUpdateConfiguration;
@end

UI_ACTOR
@interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)reuseIdentifier DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
@property(nonatomic, readonly, strong) UIView *contentView;
@property(nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property(nonatomic, readonly, strong, nullable) UILabel *detailTextLabel;
@property(nonatomic, strong, nullable) UIView *backgroundView;
- (void)prepareForReuse;
@property(nonatomic) BOOL automaticallyUpdatesContentConfiguration;
@property(nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration;
- (void)setNeedsUpdateConfiguration;
@end

UI_ACTOR
@protocol UITableViewDataSource <NSObject>
@required
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (nullable NSString *)tableView:(UITableView *)tableView
         titleForHeaderInSection:(NSInteger)section;
- (nullable NSString *)tableView:(UITableView *)tableView
         titleForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSArray<NSString *> *)sectionIndexTitlesForTableView:(UITableView *)tableView;
- (NSInteger)tableView:(UITableView *)tableView
    sectionForSectionIndexTitle:(NSString *)title
                        atIndex:(NSInteger)index;
- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)editingStyle
     forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath
           toIndexPath:(NSIndexPath *)destinationIndexPath;
@end

UI_ACTOR
@protocol UITableViewDataSourcePrefetching <NSObject>
- (void)tableView:(UITableView *)tableView
    prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)tableView:(UITableView *)tableView
    cancelPrefetchingForRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end

UI_ACTOR
@interface UITableViewFocusUpdateContext : UIFocusUpdateContext
@property(nonatomic, strong, readonly, nullable) NSIndexPath *previouslyFocusedIndexPath;
@property(nonatomic, strong, readonly, nullable) NSIndexPath *nextFocusedIndexPath;
@end

UI_ACTOR
@protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView
      willDisplayCell:(UITableViewCell *)cell
    forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    willDisplayHeaderView:(UIView *)view
               forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    willDisplayFooterView:(UIView *)view
               forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingCell:(UITableViewCell *)cell
       forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingHeaderView:(UIView *)view
                    forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingFooterView:(UIView *)view
                    forSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView
    estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForFooterInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView
           willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView
         willDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView
           editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSString *)tableView:(UITableView *)tableView
    titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)indexPath NOT_ON_TV;
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath NOT_ON_TV;
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath NOT_ON_TV;
- (BOOL)tableView:(UITableView *)tableView
    shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath NOT_ON_TV;
- (void)tableView:(UITableView *)tableView
    didEndEditingRowAtIndexPath:(nullable NSIndexPath *)indexPath NOT_ON_TV;
- (NSIndexPath *)tableView:(UITableView *)tableView
    targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)sourceIndexPath
                         toProposedIndexPath:(NSIndexPath *)proposedDestinationIndexPath;
- (NSInteger)tableView:(UITableView *)tableView
    indentationLevelForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UIContextMenuConfiguration *)tableView:(UITableView *)tableView
         contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
                                             point:(CGPoint)point SINCE_TV(17.0);
- (BOOL)tableView:(UITableView *)tableView canPerformPrimaryActionForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("tableView(_:canPerformPrimaryActionForRowAt:)") SINCE_IOS(16.0) SINCE_TV(16.0);
- (void)tableView:(UITableView *)tableView performPrimaryActionForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("tableView(_:performPrimaryActionForRowAt:)") SINCE_IOS(16.0) SINCE_TV(16.0);
- (BOOL)tableView:(UITableView *)tableView canFocusRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("tableView(_:canFocusRowAt:)");
- (BOOL)tableView:(UITableView *)tableView
    shouldUpdateFocusInContext:(UITableViewFocusUpdateContext *)context
    SWIFT_NAME("tableView(_:shouldUpdateFocusIn:)");
- (void)tableView:(UITableView *)tableView
      didUpdateFocusInContext:(UITableViewFocusUpdateContext *)context
     withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator
    SWIFT_NAME("tableView(_:didUpdateFocusIn:with:)");
- (nullable NSIndexPath *)indexPathForPreferredFocusedViewInTableView:(UITableView *)tableView
    SWIFT_NAME("indexPathForPreferredFocusedView(in:)");
- (BOOL)tableView:(UITableView *)tableView selectionFollowsFocusForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("tableView(_:selectionFollowsFocusForRowAt:)") NOT_ON_TV;
- (BOOL)tableView:(UITableView *)tableView
    shouldSpringLoadRowAtIndexPath:(NSIndexPath *)indexPath
                       withContext:(id<UISpringLoadedInteractionContext>)context
    SWIFT_NAME("tableView(_:shouldSpringLoadRowAt:with:)") NOT_ON_TV;
- (BOOL)tableView:(UITableView *)tableView
    shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("tableView(_:shouldBeginMultipleSelectionInteractionAt:)") NOT_ON_TV;
- (void)tableView:(UITableView *)tableView
    didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("tableView(_:didBeginMultipleSelectionInteractionAt:)") NOT_ON_TV;
- (void)tableViewDidEndMultipleSelectionInteraction:(UITableView *)tableView
    SWIFT_NAME("tableViewDidEndMultipleSelectionInteraction(_:)") NOT_ON_TV;
- (void)tableView:(UITableView *)tableView
    willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                            animator:
        (id<UIContextMenuInteractionCommitAnimating>)animator
    SWIFT_NAME("tableView(_:willPerformPreviewActionForMenuWith:animator:)") NOT_ON_TV;
- (void)tableView:(UITableView *)tableView
    willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                   animator:
        (nullable id<UIContextMenuInteractionAnimating>)animator
    SWIFT_NAME("tableView(_:willDisplayContextMenu:animator:)") SINCE_TV(17.0);
- (void)tableView:(UITableView *)tableView
    willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration
                                          animator:
        (nullable id<UIContextMenuInteractionAnimating>)animator
    SWIFT_NAME("tableView(_:willEndContextMenuInteraction:animator:)") SINCE_TV(17.0);
- (nullable UITargetedPreview *)tableView:(UITableView *)tableView
    previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    SWIFT_NAME("tableView(_:previewForHighlightingContextMenuWithConfiguration:)") SINCE_TV(17.0);
- (nullable UITargetedPreview *)tableView:(UITableView *)tableView
    previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    SWIFT_NAME("tableView(_:previewForDismissingContextMenuWithConfiguration:)") SINCE_TV(17.0);
- (nullable NSArray<UITableViewRowAction *> *)tableView:(UITableView *)tableView
                           editActionsForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("tableView(_:editActionsForRowAt:)") NOT_ON_TV;
@end

typedef ENUM(NSInteger, UITableViewSelfSizingInvalidation) {
  UITableViewSelfSizingInvalidationDisabled, UITableViewSelfSizingInvalidationEnabled,
  UITableViewSelfSizingInvalidationEnabledIncludingConstraints
} SWIFT_NAME("UITableView.SelfSizingInvalidation");

UI_ACTOR
@interface UITableView : UIScrollView
@property(nonatomic) UITableViewSelfSizingInvalidation selfSizingInvalidation SINCE_IOS(16.0) SINCE_TV(16.0);
@property(nonatomic) BOOL selectionFollowsFocus NOT_ON_TV;
@property(nonatomic) BOOL allowsFocus;
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, readonly) UITableViewStyle style;
@property(nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property(nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property(nonatomic, weak, nullable) id<UITableViewDataSourcePrefetching> prefetchDataSource;
@property(nonatomic, getter=isPrefetchingEnabled) BOOL prefetchingEnabled;
@property(nonatomic) CGFloat rowHeight;
@property(nonatomic) CGFloat sectionHeaderHeight;
@property(nonatomic) CGFloat sectionFooterHeight;
@property(nonatomic) CGFloat estimatedRowHeight;
@property(nonatomic) CGFloat estimatedSectionHeaderHeight;
@property(nonatomic) CGFloat estimatedSectionFooterHeight;
@property(nonatomic) CGFloat sectionHeaderTopPadding;
@property(nonatomic) UIEdgeInsets separatorInset;
@property(nonatomic) UITableViewCellSeparatorStyle separatorStyle NOT_ON_TV;
@property(nonatomic, strong, nullable) UIColor *separatorColor NOT_ON_TV;
@property(nonatomic) UITableViewSeparatorInsetReference separatorInsetReference;
@property(nonatomic) BOOL cellLayoutMarginsFollowReadableWidth;
@property(nonatomic, strong, nullable) UIColor *sectionIndexColor;
@property(nonatomic, strong, nullable) UIView *backgroundView;
@property(nonatomic) NSInteger sectionIndexMinimumDisplayRowCount;
@property(nonatomic, strong, nullable) UIView *tableHeaderView;
@property(nonatomic, strong, nullable) UIView *tableFooterView;
@property(nonatomic) BOOL allowsSelection;
@property(nonatomic) BOOL allowsSelectionDuringEditing;
@property(nonatomic) BOOL allowsMultipleSelection;
@property(nonatomic) BOOL allowsMultipleSelectionDuringEditing;
@property(nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property(nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (CGRect)rectForSection:(NSInteger)section;
- (CGRect)rectForHeaderInSection:(NSInteger)section;
- (CGRect)rectForFooterInSection:(NSInteger)section;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (nullable NSArray<NSIndexPath *> *)indexPathsForRowsInRect:(CGRect)rect;
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@property(nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property(nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section;
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath
              atScrollPosition:(UITableViewScrollPosition)scrollPosition
                      animated:(BOOL)animated;
- (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)scrollPosition
                                          animated:(BOOL)animated;
- (void)performBatchUpdates:(void(NOESCAPE ^ _Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion;
- (void)beginUpdates;
- (void)endUpdates;
@property(nonatomic, readonly) BOOL hasUncommittedUpdates;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)reloadData;
- (void)reloadSectionIndexTitles;
@property(nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
@property(nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath
                    animated:(BOOL)animated
              scrollPosition:(UITableViewScrollPosition)scrollPosition;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath;
- (nullable __kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:
    (NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib forCellReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib
    forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)aClass
    forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
@end

extern const CGFloat UITableViewAutomaticDimension SWIFT_NAME("UITableView.automaticDimension");
extern NSString *const UITableViewIndexSearch SWIFT_NAME("UITableView.indexSearch");

#pragma clang assume_nonnull end
