// Compositional layouts. Written from Apple's public documentation.
#pragma once
#include "Collection.h"
#pragma clang assume_nonnull begin

@class NSCollectionLayoutBoundarySupplementaryItem, NSCollectionLayoutDecorationItem;

typedef ENUM(NSInteger, NSRectAlignment) {
  NSRectAlignmentNone, NSRectAlignmentTop, NSRectAlignmentTopLeading, NSRectAlignmentLeading,
  NSRectAlignmentBottomLeading, NSRectAlignmentBottom, NSRectAlignmentBottomTrailing,
  NSRectAlignmentTrailing, NSRectAlignmentTopTrailing
};

typedef ENUM(NSInteger, UICollectionLayoutSectionOrthogonalScrollingBehavior) {
  UICollectionLayoutSectionOrthogonalScrollingBehaviorNone,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered
};

UI_ACTOR
@interface NSCollectionLayoutDimension : NSObject <NSCopying>
+ (instancetype)fractionalWidthDimension:(CGFloat)fractionalWidth
    SWIFT_NAME("fractionalWidth(_:)");
+ (instancetype)fractionalHeightDimension:(CGFloat)fractionalHeight
    SWIFT_NAME("fractionalHeight(_:)");
+ (instancetype)absoluteDimension:(CGFloat)absoluteDimension SWIFT_NAME("absolute(_:)");
+ (instancetype)estimatedDimension:(CGFloat)estimatedDimension SWIFT_NAME("estimated(_:)");
@property(nonatomic, readonly) BOOL isFractionalWidth;
@property(nonatomic, readonly) BOOL isFractionalHeight;
@property(nonatomic, readonly) BOOL isAbsolute;
@property(nonatomic, readonly) BOOL isEstimated;
@property(nonatomic, readonly) CGFloat dimension;
@end

UI_ACTOR
@interface NSCollectionLayoutSize : NSObject <NSCopying>
+ (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width
                       heightDimension:(NSCollectionLayoutDimension *)height
    SWIFT_NAME("init(widthDimension:heightDimension:)");
@property(nonatomic, readonly) NSCollectionLayoutDimension *widthDimension;
@property(nonatomic, readonly) NSCollectionLayoutDimension *heightDimension;
@end

UI_ACTOR
@interface NSCollectionLayoutSpacing : NSObject <NSCopying>
+ (instancetype)flexibleSpacing:(CGFloat)flexibleSpacing SWIFT_NAME("flexible(_:)");
+ (instancetype)fixedSpacing:(CGFloat)fixedSpacing SWIFT_NAME("fixed(_:)");
@property(nonatomic, readonly) CGFloat spacing;
@property(nonatomic, readonly) BOOL isFlexibleSpacing SWIFT_NAME("isFlexible");
@property(nonatomic, readonly) BOOL isFixedSpacing SWIFT_NAME("isFixed");
@end

typedef OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0, NSDirectionalRectEdgeTop = 1, NSDirectionalRectEdgeLeading = 2,
  NSDirectionalRectEdgeBottom = 4, NSDirectionalRectEdgeTrailing = 8,
  NSDirectionalRectEdgeAll = 15
};

UI_ACTOR
@interface NSCollectionLayoutAnchor : NSObject <NSCopying>
+ (instancetype)layoutAnchorWithEdges:(NSDirectionalRectEdge)edges SWIFT_NAME("init(edges:)");
+ (instancetype)layoutAnchorWithEdges:(NSDirectionalRectEdge)edges
                       absoluteOffset:(CGPoint)absoluteOffset
    SWIFT_NAME("init(edges:absoluteOffset:)");
+ (instancetype)layoutAnchorWithEdges:(NSDirectionalRectEdge)edges
                     fractionalOffset:(CGPoint)fractionalOffset
    SWIFT_NAME("init(edges:fractionalOffset:)");
@property(nonatomic, readonly) NSDirectionalRectEdge edges;
@property(nonatomic, readonly) CGPoint offset;
@property(nonatomic, readonly) BOOL isAbsoluteOffset;
@property(nonatomic, readonly) BOOL isFractionalOffset;
@end

@class NSCollectionLayoutSupplementaryItem;

UI_ACTOR
@interface NSCollectionLayoutItem : NSObject <NSCopying>
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize;
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                supplementaryItems:
                    (NSArray<NSCollectionLayoutSupplementaryItem *> *)supplementaryItems;
@property(nonatomic, readonly)
    NSArray<NSCollectionLayoutSupplementaryItem *> *supplementaryItems;
@property(nonatomic, readonly) NSCollectionLayoutSize *layoutSize;
@property(nonatomic) NSDirectionalEdgeInsets contentInsets;
@end

@protocol NSCollectionLayoutEnvironment;

UI_ACTOR
@interface NSCollectionLayoutGroupCustomItem : NSObject <NSCopying>
+ (instancetype)customItemWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)");
+ (instancetype)customItemWithFrame:(CGRect)frame
                             zIndex:(NSInteger)zIndex SWIFT_NAME("init(frame:zIndex:)");
@property(nonatomic, readonly) CGRect frame;
@property(nonatomic, readonly) NSInteger zIndex;
@end

typedef NSArray<NSCollectionLayoutGroupCustomItem *> *_Nonnull (
    ^NSCollectionLayoutGroupCustomItemProvider)(
    id<NSCollectionLayoutEnvironment> layoutEnvironment);

UI_ACTOR
@interface NSCollectionLayoutGroup : NSCollectionLayoutItem
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                     subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
    SWIFT_NAME("horizontal(layoutSize:subitems:)");
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                      subitem:(NSCollectionLayoutItem *)subitem
                                        count:(NSInteger)count
    SWIFT_NAME("horizontal(layoutSize:subitem:count:)");
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                             repeatingSubitem:(NSCollectionLayoutItem *)subitem
                                        count:(NSInteger)count
    SWIFT_NAME("horizontal(layoutSize:repeatingSubitem:count:)");
+ (instancetype)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                   subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
    SWIFT_NAME("vertical(layoutSize:subitems:)");
+ (instancetype)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                    subitem:(NSCollectionLayoutItem *)subitem
                                      count:(NSInteger)count
    SWIFT_NAME("vertical(layoutSize:subitem:count:)");
+ (instancetype)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                           repeatingSubitem:(NSCollectionLayoutItem *)subitem
                                      count:(NSInteger)count
    SWIFT_NAME("vertical(layoutSize:repeatingSubitem:count:)");
+ (instancetype)customGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                             itemProvider:(NSCollectionLayoutGroupCustomItemProvider)itemProvider
    SWIFT_NAME("custom(layoutSize:itemProvider:)");
@property(nonatomic, readonly) NSArray<NSCollectionLayoutItem *> *subitems;
@property(nonatomic, copy, nullable) NSCollectionLayoutSpacing *interItemSpacing;
@end

UI_ACTOR
@protocol NSCollectionLayoutVisibleItem <NSObject, UIDynamicItem>
@property(nonatomic) CGFloat alpha;
@property(nonatomic) NSInteger zIndex;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic, readonly) CGRect bounds;
@property(nonatomic, readonly) NSIndexPath *indexPath;
@property(nonatomic, readonly) CGRect frame;
@property(nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@property(nonatomic, readonly, nullable) NSString *representedElementKind;
@end

typedef void (^NSCollectionLayoutSectionVisibleItemsInvalidationHandler)(
    NSArray<id<NSCollectionLayoutVisibleItem>> *visibleItems, CGPoint contentOffset,
    id<NSCollectionLayoutEnvironment> layoutEnvironment);

typedef ENUM(NSInteger, UIContentInsetsReference) {
  UIContentInsetsReferenceAutomatic, UIContentInsetsReferenceNone,
  UIContentInsetsReferenceSafeArea, UIContentInsetsReferenceLayoutMargins,
  UIContentInsetsReferenceReadableContent,
};

UI_ACTOR
@interface NSCollectionLayoutSection : NSObject <NSCopying>
+ (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group;
@property(nonatomic) NSDirectionalEdgeInsets contentInsets;
@property(nonatomic) CGFloat interGroupSpacing;
@property(nonatomic)
    UICollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior;
@property(nonatomic, copy)
    NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
@property(nonatomic, copy) NSArray<NSCollectionLayoutDecorationItem *> *decorationItems;
@property(nonatomic) BOOL supplementariesFollowContentInsets;
@property(nonatomic) UIContentInsetsReference supplementaryContentInsetsReference;
@property(nonatomic, copy, nullable)
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler visibleItemsInvalidationHandler;
@end

UI_ACTOR
@interface NSCollectionLayoutSupplementaryItem : NSCollectionLayoutItem
+ (instancetype)supplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                    elementKind:(NSString *)elementKind
                                containerAnchor:(NSCollectionLayoutAnchor *)containerAnchor
    SWIFT_NAME("init(layoutSize:elementKind:containerAnchor:)");
+ (instancetype)supplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                    elementKind:(NSString *)elementKind
                                containerAnchor:(NSCollectionLayoutAnchor *)containerAnchor
                                     itemAnchor:(NSCollectionLayoutAnchor *)itemAnchor
    SWIFT_NAME("init(layoutSize:elementKind:containerAnchor:itemAnchor:)");
@property(nonatomic, readonly) NSCollectionLayoutAnchor *containerAnchor;
@property(nonatomic, readonly, nullable) NSCollectionLayoutAnchor *itemAnchor;
@property(nonatomic, readonly) NSString *elementKind;
@property(nonatomic) NSInteger zIndex;
@end

UI_ACTOR
@interface NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutSupplementaryItem
+ (instancetype)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                            elementKind:(NSString *)elementKind
                                              alignment:(NSRectAlignment)alignment
    SWIFT_NAME("init(layoutSize:elementKind:alignment:)");
+ (instancetype)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                            elementKind:(NSString *)elementKind
                                              alignment:(NSRectAlignment)alignment
                                         absoluteOffset:(CGPoint)absoluteOffset
    SWIFT_NAME("init(layoutSize:elementKind:alignment:absoluteOffset:)");
@property(nonatomic, readonly) CGPoint offset;
@property(nonatomic, readonly) NSRectAlignment alignment;
@property(nonatomic) BOOL extendsBoundary;
@property(nonatomic) BOOL pinToVisibleBounds;
@end

UI_ACTOR
@interface NSCollectionLayoutDecorationItem : NSCollectionLayoutItem
+ (instancetype)backgroundDecorationItemWithElementKind:(NSString *)elementKind
    SWIFT_NAME("background(elementKind:)");
@property(nonatomic, readonly) NSString *elementKind;
@property(nonatomic) NSInteger zIndex;
@end

UI_ACTOR
@protocol NSCollectionLayoutContainer <NSObject>
@property(nonatomic, readonly) CGSize contentSize;
@property(nonatomic, readonly) CGSize effectiveContentSize;
@property(nonatomic, readonly) NSDirectionalEdgeInsets contentInsets;
@property(nonatomic, readonly) NSDirectionalEdgeInsets effectiveContentInsets;
@end

UI_ACTOR
@protocol NSCollectionLayoutEnvironment <NSObject>
@property(nonatomic, readonly) id<NSCollectionLayoutContainer> container;
@property(nonatomic, readonly) UITraitCollection *traitCollection;
@end

UI_ACTOR
@interface UICollectionViewCompositionalLayoutConfiguration : NSObject <NSCopying>
@property(nonatomic) UICollectionViewScrollDirection scrollDirection;
@property(nonatomic, copy)
    NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
@property(nonatomic) CGFloat interSectionSpacing;
@end

typedef NSCollectionLayoutSection *_Nullable (
    ^UICollectionViewCompositionalLayoutSectionProvider)(
    NSInteger section, id<NSCollectionLayoutEnvironment> environment);

UI_ACTOR
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)initWithSection:(NSCollectionLayoutSection *)section DESIGNATED;
- (instancetype)initWithSection:(NSCollectionLayoutSection *)section
                  configuration:(UICollectionViewCompositionalLayoutConfiguration *)configuration
    DESIGNATED;
- (instancetype)initWithSectionProvider:
    (UICollectionViewCompositionalLayoutSectionProvider)sectionProvider DESIGNATED;
- (instancetype)initWithSectionProvider:
                    (UICollectionViewCompositionalLayoutSectionProvider)sectionProvider
                          configuration:
                              (UICollectionViewCompositionalLayoutConfiguration *)configuration
    DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, copy) UICollectionViewCompositionalLayoutConfiguration *configuration;
@end

#pragma clang assume_nonnull end
