// The part of UIKit that TypedCellsUIKit names. Written from Apple's public documentation.
#pragma once
#include "ObjectiveC.h"

#define UI_MAIN_ACTOR __attribute__((swift_attr("@MainActor")))

#pragma clang assume_nonnull begin

UI_MAIN_ACTOR
@interface UIResponder : NSObject
@end

UI_MAIN_ACTOR
@interface UIView : UIResponder
@end

UI_MAIN_ACTOR
@interface UITableViewCell : UIView
- (void)prepareForReuse;
@end

UI_MAIN_ACTOR
@interface UICollectionReusableView : UIView
- (void)prepareForReuse;
@end

UI_MAIN_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@end

#pragma clang assume_nonnull end
