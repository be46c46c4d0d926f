// Tables. Written from Apple's public documentation.
#pragma once
#include "AppKit.h"
#pragma clang assume_nonnull begin

@class NSTableView;

typedef OPTIONS(NSUInteger, NSTableViewAnimationOptions) {
  NSTableViewAnimationEffectNone = 0x0, NSTableViewAnimationEffectFade = 0x1,
  NSTableViewAnimationSlideUp = 0x10
} SWIFT_NAME("NSTableView.AnimationOptions");

typedef ENUM(NSInteger, NSTableRowActionEdge) {
  NSTableRowActionEdgeLeading, NSTableRowActionEdgeTrailing
} SWIFT_NAME("NSTableView.RowActionEdge");

typedef ENUM(NSInteger, NSTableViewRowActionStyle) {
  NSTableViewRowActionStyleRegular, NSTableViewRowActionStyleDestructive
} SWIFT_NAME("NSTableViewRowAction.Style");

UI_ACTOR
@interface NSTableColumn : NSObject
- (instancetype)initWithIdentifier:(NSUserInterfaceItemIdentifier)identifier DESIGNATED;
@property(copy) NSUserInterfaceItemIdentifier identifier;
@end

UI_ACTOR
@interface NSTableRowView : NSView
@property(getter=isSelected) BOOL selected;
@property(getter=isGroupRowStyle) BOOL groupRowStyle;
@end

UI_ACTOR
@interface NSTableCellView : NSView
@end

@interface NSTableViewRowAction : NSObject <NSCopying>
+ (instancetype)rowActionWithStyle:(NSTableViewRowActionStyle)style
                             title:(NSString *)title
                           handler:(void (^)(NSTableViewRowAction *action, NSInteger row))handler
    SWIFT_NAME("init(style:title:handler:)");
@property(readonly) NSTableViewRowActionStyle style;
@property(copy) NSString *title;
@end

UI_ACTOR
@protocol NSTableViewDataSource <NSObject>
@optional
- (NSInteger)numberOfRowsInTableView:(NSTableView *)tableView SWIFT_NAME("numberOfRows(in:)");
@end

UI_ACTOR
@protocol NSTableViewDelegate <NSObject>
@optional
- (nullable NSView *)tableView:(NSTableView *)tableView
            viewForTableColumn:(nullable NSTableColumn *)tableColumn
                           row:(NSInteger)row;
- (nullable NSTableRowView *)tableView:(NSTableView *)tableView rowViewForRow:(NSInteger)row;
- (void)tableView:(NSTableView *)tableView didAddRowView:(NSTableRowView *)rowView forRow:(NSInteger)row;
- (void)tableView:(NSTableView *)tableView
    didRemoveRowView:(NSTableRowView *)rowView
              forRow:(NSInteger)row;
- (BOOL)tableView:(NSTableView *)tableView shouldSelectRow:(NSInteger)row;
- (NSIndexSet *)tableView:(NSTableView *)tableView
    selectionIndexesForProposedSelection:(NSIndexSet *)proposedSelectionIndexes;
- (CGFloat)tableView:(NSTableView *)tableView heightOfRow:(NSInteger)row;
- (BOOL)tableView:(NSTableView *)tableView isGroupRow:(NSInteger)row;
- (NSArray<NSTableViewRowAction *> *)tableView:(NSTableView *)tableView
                              rowActionsForRow:(NSInteger)row
                                          edge:(NSTableRowActionEdge)edge;
- (void)tableViewSelectionDidChange:(NSNotification *)notification;
@end

UI_ACTOR
@interface NSTableView : NSControl
- (instancetype)initWithFrame:(CGRect)frameRect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nullable, weak) id<NSTableViewDataSource> dataSource;
@property(nullable, weak) id<NSTableViewDelegate> delegate;
@property CGSize intercellSpacing;
@property CGFloat rowHeight;
@property BOOL usesAutomaticRowHeights;
@property(readonly, copy) NSArray<NSTableColumn *> *tableColumns;
@property(readonly) NSInteger numberOfRows;
@property BOOL allowsMultipleSelection;
@property BOOL allowsEmptySelection;
@property BOOL rowActionsVisible;
@property(readonly, copy) NSIndexSet *selectedRowIndexes;
- (void)addTableColumn:(NSTableColumn *)tableColumn;
- (void)reloadData;
- (void)reloadDataForRowIndexes:(NSIndexSet *)rowIndexes columnIndexes:(NSIndexSet *)columnIndexes;
- (void)noteHeightOfRowsWithIndexesChanged:(NSIndexSet *)indexSet;
- (CGRect)rectOfRow:(NSInteger)row;
- (void)scrollRowToVisible:(NSInteger)row;
- (void)selectRowIndexes:(NSIndexSet *)indexes byExtendingSelection:(BOOL)extend;
- (void)deselectRow:(NSInteger)row;
- (nullable __kindof NSView *)viewAtColumn:(NSInteger)column
                                       row:(NSInteger)row
                           makeIfNecessary:(BOOL)makeIfNecessary;
- (nullable __kindof NSTableRowView *)rowViewAtRow:(NSInteger)row makeIfNecessary:(BOOL)makeIfNecessary;
- (nullable __kindof NSView *)makeViewWithIdentifier:(NSUserInterfaceItemIdentifier)identifier
                                               owner:(nullable id)owner
    SWIFT_NAME("makeView(withIdentifier:owner:)");
- (void)enumerateAvailableRowViewsUsingBlock:
    (void (NOESCAPE ^)(__kindof NSTableRowView *rowView, NSInteger row))handler;
- (void)registerNib:(nullable NSNib *)nib forIdentifier:(NSUserInterfaceItemIdentifier)identifier;
- (void)beginUpdates;
- (void)endUpdates;
- (void)insertRowsAtIndexes:(NSIndexSet *)indexes
              withAnimation:(NSTableViewAnimationOptions)animationOptions;
- (void)removeRowsAtIndexes:(NSIndexSet *)indexes
              withAnimation:(NSTableViewAnimationOptions)animationOptions;
- (void)moveRowAtIndex:(NSInteger)oldIndex toIndex:(NSInteger)newIndex;
@end

#pragma clang assume_nonnull end
