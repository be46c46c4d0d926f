// Collections. Written from Apple's public documentation.
#pragma once
#include "Table.h"
#pragma clang assume_nonnull begin

@class UICollectionView, UICollectionViewLayout;
@protocol UISpringLoadedInteractionContext;

typedef OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionNone = 0, UICollectionViewScrollPositionTop = 1,
  UICollectionViewScrollPositionCenteredVertically = 2, UICollectionViewScrollPositionBottom = 4,
  UICollectionViewScrollPositionLeft = 8, UICollectionViewScrollPositionCenteredHorizontally = 16,
  UICollectionViewScrollPositionRight = 32
} SWIFT_NAME("UICollectionView.ScrollPosition");

typedef ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical, UICollectionViewScrollDirectionHorizontal
} SWIFT_NAME("UICollectionView.ScrollDirection");

typedef ENUM(NSUInteger, UICollectionElementCategory) {
  UICollectionElementCategoryCell, UICollectionElementCategorySupplementaryView,
  UICollectionElementCategoryDecorationView
} SWIFT_NAME("UICollectionView.ElementCategory");

UI_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject <NSCopying, UIDynamicItem>
+ (instancetype)layoutAttributesForDecorationViewOfKind:(NSString *)decorationViewKind
                                          withIndexPath:(NSIndexPath *)indexPath;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGRect bounds;
@property(nonatomic, strong) NSIndexPath *indexPath;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGSize size;
@property(nonatomic) CGFloat alpha;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic) NSInteger zIndex;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@property(nonatomic, readonly, nullable) NSString *representedElementKind;
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath;
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                             withIndexPath:(NSIndexPath *)indexPath;
@end

UI_ACTOR
@interface UICollectionReusableView : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes;
- (void)willTransitionFromLayout:(UICollectionViewLayout *)oldLayout
                        toLayout:(UICollectionViewLayout *)newLayout
    SWIFT_NAME("willTransition(from:to:)");
- (void)didTransitionFromLayout:(UICollectionViewLayout *)oldLayout
                       toLayout:(UICollectionViewLayout *)newLayout
    SWIFT_NAME("didTransition(from:to:)");
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:
    (UICollectionViewLayoutAttributes *)layoutAttributes;
@end

UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, readonly) UIView *contentView;
@property(nonatomic, strong, nullable) UIView *backgroundView;
@property(nonatomic, strong, nullable) UIView *selectedBackgroundView;
@property(nonatomic, getter=isSelected) BOOL selected;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nonatomic) BOOL automaticallyUpdatesContentConfiguration;
@property(nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration;
- (void)setNeedsUpdateConfiguration;
@end

UI_ACTOR
@interface UICollectionViewListCell : UICollectionViewCell
@property(nonatomic) NSInteger indentationLevel;
@property(nonatomic) CGFloat indentationWidth;
@property(nonatomic, readonly) UILayoutGuide *separatorLayoutGuide NOT_ON_TV;
@end

UI_ACTOR
@interface UICollectionViewLayoutInvalidationContext : NSObject
@property(nonatomic, readonly) BOOL invalidateEverything;
@property(nonatomic, readonly) BOOL invalidateDataSourceCounts;
- (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@property(nonatomic, readonly, nullable) NSArray<NSIndexPath *> *invalidatedItemIndexPaths;
- (void)invalidateSupplementaryElementsOfKind:(NSString *)elementKind
                                 atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@property(nonatomic, readonly, nullable)
    NSDictionary<NSString *, NSArray<NSIndexPath *> *> *invalidatedSupplementaryIndexPaths;
- (void)invalidateDecorationElementsOfKind:(NSString *)elementKind
                              atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@property(nonatomic, readonly, nullable)
    NSDictionary<NSString *, NSArray<NSIndexPath *> *> *invalidatedDecorationIndexPaths;
@property(nonatomic, readonly, copy, nullable)
    NSArray<NSIndexPath *> *previousIndexPathsForInteractivelyMovingItems;
@property(nonatomic, readonly, copy, nullable)
    NSArray<NSIndexPath *> *targetIndexPathsForInteractivelyMovingItems;
@property(nonatomic, readonly) CGPoint interactiveMovementTarget;
@property(nonatomic) CGPoint contentOffsetAdjustment;
@property(nonatomic) CGSize contentSizeAdjustment;
@end

UI_ACTOR
@interface UICollectionViewFlowLayoutInvalidationContext
    : UICollectionViewLayoutInvalidationContext
@property(nonatomic) BOOL invalidateFlowLayoutDelegateMetrics;
@property(nonatomic) BOOL invalidateFlowLayoutAttributes;
@end

typedef ENUM(NSInteger, UICollectionUpdateAction) {
  UICollectionUpdateActionInsert, UICollectionUpdateActionDelete, UICollectionUpdateActionReload,
  UICollectionUpdateActionMove, UICollectionUpdateActionNone
} SWIFT_NAME("UICollectionViewUpdateItem.Action");

UI_ACTOR
@interface UICollectionViewUpdateItem : NSObject
@property(nullable, nonatomic, readonly) NSIndexPath *indexPathBeforeUpdate;
@property(nullable, nonatomic, readonly) NSIndexPath *indexPathAfterUpdate;
@property(nonatomic, readonly) UICollectionUpdateAction updateAction;
@end

UI_ACTOR
@interface UICollectionViewLayout : NSObject <NSCoding>
@property(class, nonatomic, readonly) Class layoutAttributesClass;
@property(class, nonatomic, readonly) Class invalidationContextClass;
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context
    SWIFT_NAME("invalidateLayout(with:)");
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:
    (CGRect)newBounds;
- (nullable UICollectionViewLayoutAttributes *)
    layoutAttributesForDecorationViewOfKind:(NSString *)elementKind
                                atIndexPath:(NSIndexPath *)indexPath;
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset
                                 withScrollingVelocity:(CGPoint)velocity;
- (void)registerClass:(nullable Class)viewClass
    forDecorationViewOfKind:(NSString *)elementKind;
- (void)registerNib:(nullable UINib *)nib forDecorationViewOfKind:(NSString *)elementKind;
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, nonatomic, readonly) UICollectionView *collectionView;
- (void)invalidateLayout;
@property(nonatomic, readonly) CGSize collectionViewContentSize;
- (void)prepareLayout;
- (nullable NSArray<__kindof UICollectionViewLayoutAttributes *> *)
    layoutAttributesForElementsInRect:(CGRect)rect;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:
    (NSIndexPath *)indexPath;
- (nullable UICollectionViewLayoutAttributes *)
    layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                   atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds;
- (void)prepareForCollectionViewUpdates:(NSArray<UICollectionViewUpdateItem *> *)updateItems
    SWIFT_NAME("prepare(forCollectionViewUpdates:)");
- (void)finalizeCollectionViewUpdates;
- (nullable UICollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingItemAtIndexPath:
    (NSIndexPath *)itemIndexPath;
- (nullable UICollectionViewLayoutAttributes *)
    finalLayoutAttributesForDisappearingItemAtIndexPath:(NSIndexPath *)itemIndexPath;
- (nullable UICollectionViewLayoutAttributes *)
    initialLayoutAttributesForAppearingSupplementaryElementOfKind:(NSString *)elementKind
                                                      atIndexPath:(NSIndexPath *)elementIndexPath;
- (nullable UICollectionViewLayoutAttributes *)
    finalLayoutAttributesForDisappearingSupplementaryElementOfKind:(NSString *)elementKind
                                                       atIndexPath:(NSIndexPath *)elementIndexPath;
- (nullable UICollectionViewLayoutAttributes *)
    initialLayoutAttributesForAppearingDecorationElementOfKind:(NSString *)elementKind
                                                   atIndexPath:(NSIndexPath *)decorationIndexPath;
- (nullable UICollectionViewLayoutAttributes *)
    finalLayoutAttributesForDisappearingDecorationElementOfKind:(NSString *)elementKind
                                                    atIndexPath:(NSIndexPath *)decorationIndexPath;
- (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:
            (UICollectionViewLayoutAttributes *)preferredAttributes
                                    withOriginalAttributes:
                                        (UICollectionViewLayoutAttributes *)originalAttributes;
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForPreferredLayoutAttributes:
        (UICollectionViewLayoutAttributes *)preferredAttributes
                             withOriginalAttributes:
                                 (UICollectionViewLayoutAttributes *)originalAttributes;
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
@property(nonatomic, readonly) UIUserInterfaceLayoutDirection developmentLayoutDirection;
@property(nonatomic, readonly) BOOL flipsHorizontallyInOppositeLayoutDirection;
- (NSIndexPath *)targetIndexPathForInteractivelyMovingItem:(NSIndexPath *)previousIndexPath
                                              withPosition:(CGPoint)position;
- (UICollectionViewLayoutAttributes *)
    layoutAttributesForInteractivelyMovingItemAtIndexPath:(NSIndexPath *)indexPath
                                       withTargetPosition:(CGPoint)position;
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForInteractivelyMovingItems:(NSArray<NSIndexPath *> *)targetIndexPaths
                                withTargetPosition:(CGPoint)targetPosition
                                previousIndexPaths:(NSArray<NSIndexPath *> *)previousIndexPaths
                                  previousPosition:(CGPoint)previousPosition;
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:
        (NSArray<NSIndexPath *> *)indexPaths
                                                         previousIndexPaths:
                                                             (NSArray<NSIndexPath *> *)
                                                                 previousIndexPaths
                                                          movementCancelled:(BOOL)movementCancelled;
- (void)prepareForAnimatedBoundsChange:(CGRect)oldBounds;
- (void)finalizeAnimatedBoundsChange;
- (void)prepareForTransitionToLayout:(UICollectionViewLayout *)newLayout;
- (void)prepareForTransitionFromLayout:(UICollectionViewLayout *)oldLayout;
- (void)finalizeLayoutTransition;
@end

UI_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property(nonatomic) CGFloat minimumLineSpacing;
@property(nonatomic) CGFloat minimumInteritemSpacing;
@property(nonatomic) CGSize itemSize;
@property(nonatomic) CGSize estimatedItemSize;
@property(nonatomic) UICollectionViewScrollDirection scrollDirection;
@property(nonatomic) CGSize headerReferenceSize;
@property(nonatomic) CGSize footerReferenceSize;
@property(nonatomic) UIEdgeInsets sectionInset;
@property(nonatomic) BOOL sectionHeadersPinToVisibleBounds;
@property(nonatomic) BOOL sectionFootersPinToVisibleBounds;
@end

extern const CGSize UICollectionViewFlowLayoutAutomaticSize
    SWIFT_NAME("UICollectionViewFlowLayout.automaticSize");

UI_ACTOR
@interface UICollectionViewTransitionLayout : UICollectionViewLayout
@property(readonly, strong) UICollectionViewLayout *currentLayout;
@property(readonly, strong) UICollectionViewLayout *nextLayout;
@property(assign, nonatomic) CGFloat transitionProgress;
- (instancetype)initWithCurrentLayout:(UICollectionViewLayout *)currentLayout
                           nextLayout:(UICollectionViewLayout *)newLayout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end

UI_ACTOR
@protocol UICollectionViewDataSource <NSObject>
@required
- (NSInteger)collectionView:(UICollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    canMoveItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath
            toIndexPath:(NSIndexPath *)destinationIndexPath;
- (nullable NSArray<NSString *> *)indexTitlesForCollectionView:(UICollectionView *)collectionView;
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView
         indexPathForIndexTitle:(NSString *)title
                        atIndex:(NSInteger)index;
@end

UI_ACTOR
@protocol UICollectionViewDataSourcePrefetching <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)collectionView:(UICollectionView *)collectionView
    cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end

UI_ACTOR
@interface UICollectionViewFocusUpdateContext : UIFocusUpdateContext
@property(nonatomic, strong, readonly, nullable) NSIndexPath *previouslyFocusedIndexPath;
@property(nonatomic, strong, readonly, nullable) NSIndexPath *nextFocusedIndexPath;
@end

UI_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView
    canEditItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
       willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    willDisplaySupplementaryView:(UICollectionReusableView *)view
                  forElementKind:(NSString *)elementKind
                     atIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingCell:(UICollectionViewCell *)cell
      forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingSupplementaryView:(UICollectionReusableView *)view
                     forElementOfKind:(NSString *)elementKind
                          atIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView
    targetIndexPathForMoveOfItemFromOriginalIndexPath:(NSIndexPath *)originalIndexPath
                                   atCurrentIndexPath:(NSIndexPath *)currentIndexPath
                                  toProposedIndexPath:(NSIndexPath *)proposedIndexPath;
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
             contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath
                                                  point:(CGPoint)point NOT_ON_TV;
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
           contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
                                                  point:(CGPoint)point SINCE_IOS(16.0) SINCE_TV(17.0);
- (CGPoint)collectionView:(UICollectionView *)collectionView
    targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
- (UICollectionViewTransitionLayout *)collectionView:(UICollectionView *)collectionView
                        transitionLayoutForOldLayout:(UICollectionViewLayout *)fromLayout
                                           newLayout:(UICollectionViewLayout *)toLayout;
- (BOOL)collectionView:(UICollectionView *)collectionView canPerformPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:canPerformPrimaryActionForItemAt:)") SINCE_IOS(16.0) SINCE_TV(16.0);
- (void)collectionView:(UICollectionView *)collectionView performPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:performPrimaryActionForItemAt:)") SINCE_IOS(16.0) SINCE_TV(16.0);
- (BOOL)collectionView:(UICollectionView *)collectionView canFocusItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:canFocusItemAt:)");
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context
    SWIFT_NAME("collectionView(_:shouldUpdateFocusIn:)");
- (void)collectionView:(UICollectionView *)collectionView
      didUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context
     withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator
    SWIFT_NAME("collectionView(_:didUpdateFocusIn:with:)");
- (nullable NSIndexPath *)indexPathForPreferredFocusedViewInCollectionView:(UICollectionView *)collectionView
    SWIFT_NAME("indexPathForPreferredFocusedView(in:)");
- (BOOL)collectionView:(UICollectionView *)collectionView selectionFollowsFocusForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:selectionFollowsFocusForItemAt:)") NOT_ON_TV;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldSpringLoadItemAtIndexPath:(NSIndexPath *)indexPath
                        withContext:(id<UISpringLoadedInteractionContext>)context
    SWIFT_NAME("collectionView(_:shouldSpringLoadItemAt:with:)") NOT_ON_TV;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") NOT_ON_TV;
- (void)collectionView:(UICollectionView *)collectionView
    didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:didBeginMultipleSelectionInteractionAt:)") NOT_ON_TV;
- (void)collectionViewDidEndMultipleSelectionInteraction:(UICollectionView *)collectionView
    SWIFT_NAME("collectionViewDidEndMultipleSelectionInteraction(_:)") NOT_ON_TV;
- (void)collectionView:(UICollectionView *)collectionView
    willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                            animator:
        (id<UIContextMenuInteractionCommitAnimating>)animator
    SWIFT_NAME("collectionView(_:willPerformPreviewActionForMenuWith:animator:)") NOT_ON_TV;
- (void)collectionView:(UICollectionView *)collectionView
    willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                   animator:
        (nullable id<UIContextMenuInteractionAnimating>)animator
    SWIFT_NAME("collectionView(_:willDisplayContextMenu:animator:)") SINCE_TV(17.0);
- (void)collectionView:(UICollectionView *)collectionView
    willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration
                                          animator:
        (nullable id<UIContextMenuInteractionAnimating>)animator
    SWIFT_NAME("collectionView(_:willEndContextMenuInteraction:animator:)") SINCE_TV(17.0);
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView
    previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    SWIFT_NAME("collectionView(_:previewForHighlightingContextMenuWithConfiguration:)")
    SINCE_TV(17.0);
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView
    previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    SWIFT_NAME("collectionView(_:previewForDismissingContextMenuWithConfiguration:)")
    SINCE_TV(17.0);
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView
                      contextMenuConfiguration:(UIContextMenuConfiguration *)configuration
           highlightPreviewForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)")
    SINCE_IOS(16.0) SINCE_TV(17.0);
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView
                      contextMenuConfiguration:(UIContextMenuConfiguration *)configuration
           dismissalPreviewForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)")
    SINCE_IOS(16.0) SINCE_TV(17.0);
@end

UI_ACTOR
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView
                    layout:(UICollectionViewLayout *)collectionViewLayout
    sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)collectionViewLayout
        insetForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView
                                 layout:(UICollectionViewLayout *)collectionViewLayout
    minimumLineSpacingForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView
                                      layout:(UICollectionViewLayout *)collectionViewLayout
    minimumInteritemSpacingForSectionAtIndex:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForHeaderInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForFooterInSection:(NSInteger)section;
@end

typedef ENUM(NSInteger, UICollectionViewSelfSizingInvalidation) {
  UICollectionViewSelfSizingInvalidationDisabled, UICollectionViewSelfSizingInvalidationEnabled,
  UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints
} SWIFT_NAME("UICollectionView.SelfSizingInvalidation");

UI_ACTOR
@interface UICollectionView : UIScrollView
@property(nonatomic) UICollectionViewSelfSizingInvalidation selfSizingInvalidation
    SINCE_IOS(16.0) SINCE_TV(16.0);
@property(nonatomic) BOOL selectionFollowsFocus NOT_ON_TV;
@property(nonatomic) BOOL allowsFocus;
- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)updateInteractiveMovementTargetPosition:(CGPoint)targetPosition;
- (void)endInteractiveMovement;
- (void)cancelInteractiveMovement;
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property(nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property(nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property(nonatomic, weak, nullable) id<UICollectionViewDataSourcePrefetching> prefetchDataSource;
@property(nonatomic, getter=isPrefetchingEnabled) BOOL prefetchingEnabled;
@property(nonatomic, strong, nullable) UIView *backgroundView;
@property(nonatomic) BOOL allowsSelection;
@property(nonatomic) BOOL allowsMultipleSelection;
@property(nonatomic) BOOL allowsSelectionDuringEditing;
@property(nonatomic) BOOL allowsMultipleSelectionDuringEditing;
@property(nonatomic, getter=isEditing) BOOL editing;
@property(nonatomic, readonly) BOOL hasUncommittedUpdates;
- (nullable UICollectionViewLayoutAttributes *)
    layoutAttributesForSupplementaryElementOfKind:(NSString *)kind
                                      atIndexPath:(NSIndexPath *)indexPath;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib
    forSupplementaryViewOfKind:(NSString *)kind
           withReuseIdentifier:(NSString *)identifier;
- (__kindof UICollectionViewCell *)
    dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                              forIndexPath:(NSIndexPath *)indexPath;
- (__kindof UICollectionReusableView *)
    dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                       withReuseIdentifier:(NSString *)identifier
                              forIndexPath:(NSIndexPath *)indexPath;
@property(nonatomic, readonly, nullable)
    NSArray<NSIndexPath *> *indexPathsForSelectedItems;
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath
                     animated:(BOOL)animated
               scrollPosition:(UICollectionViewScrollPosition)scrollPosition;
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (void)reloadData;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout
                       animated:(BOOL)animated
                     completion:(void (^_Nullable)(BOOL finished))completion;
@property(nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:
    (NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point;
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell;
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@property(nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
@property(nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (nullable UICollectionReusableView *)
    supplementaryViewForElementKind:(NSString *)elementKind
                        atIndexPath:(NSIndexPath *)indexPath;
- (NSArray<UICollectionReusableView *> *)visibleSupplementaryViewsOfKind:(NSString *)elementKind;
- (NSArray<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:
    (NSString *)elementKind;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
               atScrollPosition:(UICollectionViewScrollPosition)scrollPosition
                       animated:(BOOL)animated;
- (void)insertSections:(NSIndexSet *)sections;
- (void)deleteSections:(NSIndexSet *)sections;
- (void)reloadSections:(NSIndexSet *)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)performBatchUpdates:(void(NOESCAPE ^ _Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion;
@end

extern NSString *const UICollectionElementKindSectionHeader
    SWIFT_NAME("UICollectionView.elementKindSectionHeader");
extern NSString *const UICollectionElementKindSectionFooter
    SWIFT_NAME("UICollectionView.elementKindSectionFooter");

#pragma clang assume_nonnull end
