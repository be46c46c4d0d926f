// The part of the Objective-C runtime's interface that UIKit's classes inherit from.
// Written from Apple's public documentation.
#pragma once
#pragma clang assume_nonnull begin

__attribute__((objc_root_class))
@interface NSObject
- (instancetype)init __attribute__((objc_designated_initializer));
@end

#pragma clang assume_nonnull end
