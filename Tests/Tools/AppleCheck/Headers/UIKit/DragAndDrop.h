// Drag and drop. Written from Apple's public documentation.
#pragma once
#include "Animators.h"
#include "Controllers.h"
#pragma clang assume_nonnull begin

@class UIDragItem;

UI_ACTOR
@interface UIDragItem : NSObject
- (instancetype)init __attribute__((unavailable));
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider DESIGNATED;
@property(nonatomic, readonly) NSItemProvider *itemProvider;
@property(nonatomic, strong, nullable) id localObject;
@end

UI_ACTOR
@protocol UIDragDropSession <NSObject>
@property(nonatomic, readonly) NSArray<UIDragItem *> *items;
@property(nonatomic, readonly) BOOL allowsMoveOperation;
- (CGPoint)locationInView:(UIView *)view;
- (BOOL)canLoadObjectsOfClass:(Class<NSItemProviderReading>)aClass SWIFT_NAME("canLoadObjects(ofClass:)");
@end

UI_ACTOR
@protocol UIDragSession <UIDragDropSession>
@property(nonatomic, strong, nullable) id localContext;
@end

typedef ENUM(NSUInteger, UIDropSessionProgressIndicatorStyle) {
  UIDropSessionProgressIndicatorStyleNone, UIDropSessionProgressIndicatorStyleDefault
};

UI_ACTOR
@protocol UIDropSession <UIDragDropSession, NSProgressReporting>
@property(nonatomic, readonly, nullable) id<UIDragSession> localDragSession;
@property(nonatomic) UIDropSessionProgressIndicatorStyle progressIndicatorStyle;
- (NSProgress *)loadObjectsOfClass:(Class<NSItemProviderReading>)aClass
                        completion:(void (^)(NSArray<__kindof id<NSItemProviderReading>> *objects))completion
    DISCARDABLE SWIFT_NAME("loadObjects(ofClass:completion:)");
@end

typedef ENUM(NSUInteger, UIDropOperation) {
  UIDropOperationCancel, UIDropOperationForbidden, UIDropOperationCopy, UIDropOperationMove
};

UI_ACTOR
@interface UIDropProposal : NSObject <NSCopying>
- (instancetype)init __attribute__((unavailable));
- (instancetype)initWithDropOperation:(UIDropOperation)operation DESIGNATED
    SWIFT_NAME("init(operation:)");
@property(nonatomic, readonly) UIDropOperation operation;
@end

UI_ACTOR
@interface UIDragPreviewParameters : UIPreviewParameters
@end

UI_ACTOR
@interface UIDragPreviewTarget : UIPreviewTarget
@end

UI_ACTOR
@protocol UIDragAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion;
@end

@protocol UITableViewDragDelegate, UITableViewDropDelegate, UITableViewDropCoordinator, UITableViewDropItem;

typedef ENUM(NSInteger, UITableViewDropIntent) {
  UITableViewDropIntentUnspecified,
  UITableViewDropIntentInsertAtDestinationIndexPath,
  UITableViewDropIntentInsertIntoDestinationIndexPath,
  UITableViewDropIntentAutomatic
} SWIFT_NAME("UITableViewDropProposal.Intent");

UI_ACTOR
@interface UITableViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation DESIGNATED
    SWIFT_NAME("init(operation:)");
- (instancetype)initWithDropOperation:(UIDropOperation)operation
                               intent:(UITableViewDropIntent)intent SWIFT_NAME("init(operation:intent:)");
@property(nonatomic, readonly) UITableViewDropIntent intent;
@end

UI_ACTOR
@protocol UITableViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView
    itemsForBeginningDragSession:(id<UIDragSession>)session
                     atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("tableView(_:itemsForBeginning:at:)");
@optional
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView
    itemsForAddingToDragSession:(id<UIDragSession>)session
                    atIndexPath:(NSIndexPath *)indexPath
                          point:(CGPoint)point
    SWIFT_NAME("tableView(_:itemsForAddingTo:at:point:)");
- (nullable UIDragPreviewParameters *)tableView:(UITableView *)tableView
    dragPreviewParametersForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("tableView(_:dragPreviewParametersForRowAt:)");
- (void)tableView:(UITableView *)tableView dragSessionWillBegin:(id<UIDragSession>)session;
- (void)tableView:(UITableView *)tableView dragSessionDidEnd:(id<UIDragSession>)session;
- (BOOL)tableView:(UITableView *)tableView dragSessionAllowsMoveOperation:(id<UIDragSession>)session;
- (BOOL)tableView:(UITableView *)tableView
    dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession>)session;
@end

UI_ACTOR
@protocol UITableViewDropDelegate <NSObject>
- (void)tableView:(UITableView *)tableView
    performDropWithCoordinator:(id<UITableViewDropCoordinator>)coordinator
    SWIFT_NAME("tableView(_:performDropWith:)");
@optional
- (BOOL)tableView:(UITableView *)tableView canHandleDropSession:(id<UIDropSession>)session
    SWIFT_NAME("tableView(_:canHandle:)");
- (void)tableView:(UITableView *)tableView dropSessionDidEnter:(id<UIDropSession>)session;
- (UITableViewDropProposal *)tableView:(UITableView *)tableView
    dropSessionDidUpdate:(id<UIDropSession>)session
    withDestinationIndexPath:(nullable NSIndexPath *)destinationIndexPath;
- (void)tableView:(UITableView *)tableView dropSessionDidExit:(id<UIDropSession>)session;
- (void)tableView:(UITableView *)tableView dropSessionDidEnd:(id<UIDropSession>)session;
- (nullable UIDragPreviewParameters *)tableView:(UITableView *)tableView
    dropPreviewParametersForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("tableView(_:dropPreviewParametersForRowAt:)");
@end

UI_ACTOR
@protocol UITableViewDropItem <NSObject>
@property(nonatomic, readonly) UIDragItem *dragItem;
@property(nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@property(nonatomic, readonly) CGSize previewSize;
@end

UI_ACTOR
@interface UITableViewPlaceholder : NSObject
- (instancetype)initWithInsertionIndexPath:(NSIndexPath *)insertionIndexPath
                           reuseIdentifier:(NSString *)reuseIdentifier rowHeight:(CGFloat)rowHeight DESIGNATED;
- (instancetype)init __attribute__((unavailable));
@property(nonatomic, nullable, copy) void (^cellUpdateHandler)(__kindof UITableViewCell *);
@end

UI_ACTOR
@interface UITableViewDropPlaceholder : UITableViewPlaceholder
@property(nonatomic, nullable, copy)
    UIDragPreviewParameters *_Nullable (^previewParametersProvider)(__kindof UITableViewCell *);
@end

UI_ACTOR
@protocol UITableViewDropPlaceholderContext <UIDragAnimating>
@property(nonatomic, readonly) UIDragItem *dragItem;
- (BOOL)commitInsertionWithDataSourceUpdates:(NOESCAPE void (^)(NSIndexPath *insertionIndexPath))
    dataSourceUpdates DISCARDABLE;
- (BOOL)deletePlaceholder DISCARDABLE;
@end

UI_ACTOR
@protocol UITableViewDropCoordinator <NSObject>
@property(nonatomic, readonly) NSArray<id<UITableViewDropItem>> *items;
@property(nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property(nonatomic, readonly) UITableViewDropProposal *proposal;
@property(nonatomic, readonly) id<UIDropSession> session;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toRowAtIndexPath:(NSIndexPath *)indexPath
    DISCARDABLE SWIFT_NAME("drop(_:toRowAt:)");
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem
             intoRowAtIndexPath:(NSIndexPath *)indexPath
                           rect:(CGRect)rect DISCARDABLE SWIFT_NAME("drop(_:intoRowAt:rect:)");
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toTarget:(UIDragPreviewTarget *)target
    DISCARDABLE SWIFT_NAME("drop(_:to:)");
- (id<UITableViewDropPlaceholderContext>)dropItem:(UIDragItem *)dragItem
    toPlaceholder:(UITableViewDropPlaceholder *)placeholder SWIFT_NAME("drop(_:to:)");
@end

@interface UITableView (DragAndDrop)
@property(nonatomic, weak, nullable) id<UITableViewDragDelegate> dragDelegate;
@property(nonatomic, weak, nullable) id<UITableViewDropDelegate> dropDelegate;
@property(nonatomic) BOOL dragInteractionEnabled;
@property(nonatomic, readonly) BOOL hasActiveDrag;
@property(nonatomic, readonly) BOOL hasActiveDrop;
@end

@protocol UICollectionViewDragDelegate, UICollectionViewDropDelegate, UICollectionViewDropCoordinator, UICollectionViewDropItem;

typedef ENUM(NSInteger, UICollectionViewDropIntent) {
  UICollectionViewDropIntentUnspecified,
  UICollectionViewDropIntentInsertAtDestinationIndexPath,
  UICollectionViewDropIntentInsertIntoDestinationIndexPath
} SWIFT_NAME("UICollectionViewDropProposal.Intent");

UI_ACTOR
@interface UICollectionViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation DESIGNATED
    SWIFT_NAME("init(operation:)");
- (instancetype)initWithDropOperation:(UIDropOperation)operation
                               intent:(UICollectionViewDropIntent)intent SWIFT_NAME("init(operation:intent:)");
@property(nonatomic, readonly) UICollectionViewDropIntent intent;
@end

UI_ACTOR
@protocol UICollectionViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)collectionView
    itemsForBeginningDragSession:(id<UIDragSession>)session
                     atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:itemsForBeginning:at:)");
@optional
- (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)collectionView
    itemsForAddingToDragSession:(id<UIDragSession>)session
                    atIndexPath:(NSIndexPath *)indexPath
                          point:(CGPoint)point
    SWIFT_NAME("collectionView(_:itemsForAddingTo:at:point:)");
- (nullable UIDragPreviewParameters *)collectionView:(UICollectionView *)collectionView
    dragPreviewParametersForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:dragPreviewParametersForItemAt:)");
- (void)collectionView:(UICollectionView *)collectionView dragSessionWillBegin:(id<UIDragSession>)session;
- (void)collectionView:(UICollectionView *)collectionView dragSessionDidEnd:(id<UIDragSession>)session;
- (BOOL)collectionView:(UICollectionView *)collectionView dragSessionAllowsMoveOperation:(id<UIDragSession>)session;
- (BOOL)collectionView:(UICollectionView *)collectionView
    dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession>)session;
@end

UI_ACTOR
@protocol UICollectionViewDropDelegate <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    performDropWithCoordinator:(id<UICollectionViewDropCoordinator>)coordinator
    SWIFT_NAME("collectionView(_:performDropWith:)");
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView canHandleDropSession:(id<UIDropSession>)session
    SWIFT_NAME("collectionView(_:canHandle:)");
- (void)collectionView:(UICollectionView *)collectionView dropSessionDidEnter:(id<UIDropSession>)session;
- (UICollectionViewDropProposal *)collectionView:(UICollectionView *)collectionView
    dropSessionDidUpdate:(id<UIDropSession>)session
    withDestinationIndexPath:(nullable NSIndexPath *)destinationIndexPath;
- (void)collectionView:(UICollectionView *)collectionView dropSessionDidExit:(id<UIDropSession>)session;
- (void)collectionView:(UICollectionView *)collectionView dropSessionDidEnd:(id<UIDropSession>)session;
- (nullable UIDragPreviewParameters *)collectionView:(UICollectionView *)collectionView
    dropPreviewParametersForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME("collectionView(_:dropPreviewParametersForItemAt:)");
@end

UI_ACTOR
@protocol UICollectionViewDropItem <NSObject>
@property(nonatomic, readonly) UIDragItem *dragItem;
@property(nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@property(nonatomic, readonly) CGSize previewSize;
@end

UI_ACTOR
@interface UICollectionViewPlaceholder : NSObject
- (instancetype)initWithInsertionIndexPath:(NSIndexPath *)insertionIndexPath
                           reuseIdentifier:(NSString *)reuseIdentifier DESIGNATED;
- (instancetype)init __attribute__((unavailable));
@property(nonatomic, nullable, copy) void (^cellUpdateHandler)(__kindof UICollectionViewCell *);
@end

UI_ACTOR
@interface UICollectionViewDropPlaceholder : UICollectionViewPlaceholder
@property(nonatomic, nullable, copy)
    UIDragPreviewParameters *_Nullable (^previewParametersProvider)(__kindof UICollectionViewCell *);
@end

UI_ACTOR
@protocol UICollectionViewDropPlaceholderContext <UIDragAnimating>
@property(nonatomic, readonly) UIDragItem *dragItem;
- (BOOL)commitInsertionWithDataSourceUpdates:(NOESCAPE void (^)(NSIndexPath *insertionIndexPath))
    dataSourceUpdates DISCARDABLE;
- (BOOL)deletePlaceholder DISCARDABLE;
- (void)setNeedsCellUpdate;
@end

UI_ACTOR
@protocol UICollectionViewDropCoordinator <NSObject>
@property(nonatomic, readonly) NSArray<id<UICollectionViewDropItem>> *items;
@property(nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property(nonatomic, readonly) UICollectionViewDropProposal *proposal;
@property(nonatomic, readonly) id<UIDropSession> session;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toItemAtIndexPath:(NSIndexPath *)indexPath
    DISCARDABLE SWIFT_NAME("drop(_:toItemAt:)");
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem
            intoItemAtIndexPath:(NSIndexPath *)indexPath
                           rect:(CGRect)rect DISCARDABLE SWIFT_NAME("drop(_:intoItemAt:rect:)");
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toTarget:(UIDragPreviewTarget *)target
    DISCARDABLE SWIFT_NAME("drop(_:to:)");
- (id<UICollectionViewDropPlaceholderContext>)dropItem:(UIDragItem *)dragItem
    toPlaceholder:(UICollectionViewDropPlaceholder *)placeholder SWIFT_NAME("drop(_:to:)");
@end

@interface UICollectionView (DragAndDrop)
@property(nonatomic, weak, nullable) id<UICollectionViewDragDelegate> dragDelegate;
@property(nonatomic, weak, nullable) id<UICollectionViewDropDelegate> dropDelegate;
@property(nonatomic) BOOL dragInteractionEnabled;
@property(nonatomic, readonly) BOOL hasActiveDrag;
@property(nonatomic, readonly) BOOL hasActiveDrop;
@end

typedef ENUM(NSInteger, UISpringLoadedInteractionEffectState) {
  UISpringLoadedInteractionEffectStateInactive, UISpringLoadedInteractionEffectStatePossible,
  UISpringLoadedInteractionEffectStateActivating, UISpringLoadedInteractionEffectStateActivated
};

UI_ACTOR
@protocol UISpringLoadedInteractionContext <NSObject>
@property(nonatomic, readonly) UISpringLoadedInteractionEffectState state;
@property(nonatomic, strong, nullable) UIView *targetView;
@property(nonatomic, strong, nullable) id targetItem;
- (CGPoint)locationInView:(nullable UIView *)view;
@end

UI_ACTOR
@protocol UISpringLoadedInteractionSupporting <NSObject>
@property(nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end

@interface UITableView (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

@interface UICollectionView (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

@interface UIImage (ItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

@interface UIColor (ItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

#pragma clang assume_nonnull end
