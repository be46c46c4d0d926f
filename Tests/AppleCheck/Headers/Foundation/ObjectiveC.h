// The part of the Objective-C runtime's interface that UIKit's classes inherit from.
// Written from Apple's public documentation.
#pragma once

typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;

#pragma clang assume_nonnull begin

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
+ (BOOL)resolveInstanceMethod:(null_unspecified SEL)sel;
@end

// From the runtime's own header.
typedef id _Nullable (*IMP)(id, SEL, ...);
extern IMP imp_implementationWithBlock(id block);
extern BOOL class_addMethod(_Nullable Class cls, SEL name, IMP imp, const char *_Nullable types);

#pragma clang assume_nonnull end
