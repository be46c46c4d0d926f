// Collection views. Written from Apple's public documentation.
#pragma once
#include "AppKit.h"
#pragma clang assume_nonnull begin

@class NSCollectionView;

typedef NSString *NSCollectionViewSupplementaryElementKind BRIDGED_TYPEDEF
    SWIFT_NAME("NSCollectionView.SupplementaryElementKind");

extern NSCollectionViewSupplementaryElementKind const NSCollectionElementKindSectionHeader
    SWIFT_NAME("NSCollectionView.elementKindSectionHeader");
extern NSCollectionViewSupplementaryElementKind const NSCollectionElementKindSectionFooter
    SWIFT_NAME("NSCollectionView.elementKindSectionFooter");

typedef OPTIONS(NSUInteger, NSCollectionViewScrollPosition) {
  NSCollectionViewScrollPositionNone = 0, NSCollectionViewScrollPositionTop = 1 << 0,
  NSCollectionViewScrollPositionCenteredVertically = 1 << 1,
  NSCollectionViewScrollPositionBottom = 1 << 2,
  NSCollectionViewScrollPositionLeft = 1 << 3,
  NSCollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  NSCollectionViewScrollPositionRight = 1 << 5,
  NSCollectionViewScrollPositionNearestVerticalEdge = 1 << 8,
  NSCollectionViewScrollPositionNearestHorizontalEdge = 1 << 9
} SWIFT_NAME("NSCollectionView.ScrollPosition");

typedef ENUM(NSInteger, NSCollectionViewScrollDirection) {
  NSCollectionViewScrollDirectionVertical, NSCollectionViewScrollDirectionHorizontal
} SWIFT_NAME("NSCollectionView.ScrollDirection");

UI_ACTOR
@protocol NSCollectionViewElement <NSObject, NSUserInterfaceItemIdentification>
@optional
- (void)prepareForReuse;
@end

UI_ACTOR
@interface NSCollectionViewItem : NSViewController <NSCopying, NSCollectionViewElement>
@property(getter=isSelected) BOOL selected;
@end

UI_ACTOR
@interface NSCollectionViewLayout : NSObject <NSCoding>
@property(nullable, readonly, weak) NSCollectionView *collectionView;
- (void)invalidateLayout;
@end

UI_ACTOR
@interface NSCollectionViewLayoutAttributes : NSObject <NSCopying>
@property CGRect frame;
@end

UI_ACTOR
@interface NSCollectionViewFlowLayout : NSCollectionViewLayout
@property CGFloat minimumLineSpacing;
@property CGFloat minimumInteritemSpacing;
@property CGSize itemSize;
@property CGSize headerReferenceSize;
@property CGSize footerReferenceSize;
@property NSCollectionViewScrollDirection scrollDirection;
@end

UI_ACTOR
@protocol NSCollectionViewDataSource <NSObject>
@required
- (NSInteger)collectionView:(NSCollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section;
- (NSCollectionViewItem *)collectionView:(NSCollectionView *)collectionView
     itemForRepresentedObjectAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:itemForRepresentedObjectAt:)");
@optional
- (NSInteger)numberOfSectionsInCollectionView:(NSCollectionView *)collectionView
    SWIFT_NAME("numberOfSections(in:)");
- (NSView *)collectionView:(NSCollectionView *)collectionView
    viewForSupplementaryElementOfKind:(NSCollectionViewSupplementaryElementKind)kind
                          atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:viewForSupplementaryElementOfKind:at:)");
@end

UI_ACTOR
@protocol NSCollectionViewDelegate <NSObject>
@optional
- (NSSet<NSIndexPath *> *)collectionView:(NSCollectionView *)collectionView
           shouldSelectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths
    SWIFT_NAME("collectionView(_:shouldSelectItemsAt:)");
- (void)collectionView:(NSCollectionView *)collectionView
    didSelectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths
    SWIFT_NAME("collectionView(_:didSelectItemsAt:)");
- (void)collectionView:(NSCollectionView *)collectionView
    didDeselectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths
    SWIFT_NAME("collectionView(_:didDeselectItemsAt:)");
- (void)collectionView:(NSCollectionView *)collectionView
                       willDisplayItem:(NSCollectionViewItem *)item
    forRepresentedObjectAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:willDisplay:forRepresentedObjectAt:)");
- (void)collectionView:(NSCollectionView *)collectionView
               didEndDisplayingItem:(NSCollectionViewItem *)item
    forRepresentedObjectAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:didEndDisplaying:forRepresentedObjectAt:)");
- (void)collectionView:(NSCollectionView *)collectionView
    willDisplaySupplementaryView:(NSView *)view
                  forElementKind:(NSCollectionViewSupplementaryElementKind)elementKind
                     atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)");
- (void)collectionView:(NSCollectionView *)collectionView
    didEndDisplayingSupplementaryView:(NSView *)view
                     forElementOfKind:(NSCollectionViewSupplementaryElementKind)elementKind
                          atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)");
@end

UI_ACTOR
@protocol NSCollectionViewDelegateFlowLayout <NSCollectionViewDelegate>
@optional
- (CGSize)collectionView:(NSCollectionView *)collectionView
                    layout:(NSCollectionViewLayout *)collectionViewLayout
    sizeForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:layout:sizeForItemAt:)");
- (CGSize)collectionView:(NSCollectionView *)collectionView
                             layout:(NSCollectionViewLayout *)collectionViewLayout
    referenceSizeForHeaderInSection:(NSInteger)section;
- (CGSize)collectionView:(NSCollectionView *)collectionView
                             layout:(NSCollectionViewLayout *)collectionViewLayout
    referenceSizeForFooterInSection:(NSInteger)section;
@end

UI_ACTOR
@interface NSCollectionView : NSView
@property(nullable, weak) id<NSCollectionViewDataSource> dataSource;
@property(nullable, weak) id<NSCollectionViewDelegate> delegate;
@property(nullable, strong) __kindof NSCollectionViewLayout *collectionViewLayout;
@property(getter=isSelectable) BOOL selectable;
@property BOOL allowsEmptySelection;
@property BOOL allowsMultipleSelection;
@property(copy) NSSet<NSIndexPath *> *selectionIndexPaths;
@property(readonly) NSInteger numberOfSections;
- (void)reloadData;
- (void)registerClass:(nullable Class)itemClass
    forItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier;
- (void)registerNib:(nullable NSNib *)nib
    forItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier;
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind
                withIdentifier:(NSUserInterfaceItemIdentifier)identifier;
- (void)registerNib:(nullable NSNib *)nib
    forSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind
                withIdentifier:(NSUserInterfaceItemIdentifier)identifier;
- (__kindof NSCollectionViewItem *)makeItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier
                                             forIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("makeItem(withIdentifier:for:)");
- (__kindof NSView *)makeSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)elementKind
                                  withIdentifier:(NSUserInterfaceItemIdentifier)identifier
                                    forIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("makeSupplementaryView(ofKind:withIdentifier:for:)");
- (nullable NSCollectionViewItem *)itemAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME("item(at:)");
- (NSSet<NSIndexPath *> *)indexPathsForVisibleItems;
- (nullable NSCollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:
    (NSIndexPath *)indexPath SWIFT_NAME("layoutAttributesForItem(at:)");
- (nullable NSView<NSCollectionViewElement> *)
    supplementaryViewForElementKind:(NSCollectionViewSupplementaryElementKind)elementKind
                        atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("supplementaryView(forElementKind:at:)");
- (NSSet<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:
    (NSCollectionViewSupplementaryElementKind)elementKind
    SWIFT_NAME("indexPathsForVisibleSupplementaryElements(ofKind:)");
- (void)selectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths
                 scrollPosition:(NSCollectionViewScrollPosition)scrollPosition
    SWIFT_NAME("selectItems(at:scrollPosition:)");
- (void)deselectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths
    SWIFT_NAME("deselectItems(at:)");
- (void)scrollToItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths
                   scrollPosition:(NSCollectionViewScrollPosition)scrollPosition
    SWIFT_NAME("scrollToItems(at:scrollPosition:)");
- (void)insertSections:(NSIndexSet *)sections;
- (void)deleteSections:(NSIndexSet *)sections;
- (void)reloadSections:(NSIndexSet *)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SWIFT_NAME("insertItems(at:)");
- (void)deleteItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SWIFT_NAME("deleteItems(at:)");
- (void)reloadItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SWIFT_NAME("reloadItems(at:)");
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath
    SWIFT_NAME("moveItem(at:to:)");
- (void)performBatchUpdates:(nullable void (NOESCAPE ^)(void))updates
          completionHandler:(nullable void (^)(BOOL finished))completionHandler;
@end

#pragma clang assume_nonnull end
