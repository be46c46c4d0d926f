// The part of the Objective-C runtime's interface that UIKit's classes inherit from.
// Written from Apple's public documentation.
#pragma once

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;
typedef struct _NSZone NSZone;

#pragma clang assume_nonnull begin

@class NSString;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
@property(readonly, copy) NSString *description;
@optional
@property(readonly, copy) NSString *debugDescription;
@required
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (null_unspecified id)performSelector:(null_unspecified SEL)aSelector
                            withObject:(null_unspecified id)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
- (id)copy;
- (id)mutableCopy;
+ (NSString *)description;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
+ (BOOL)resolveInstanceMethod:(null_unspecified SEL)sel;
@end

// From the runtime's own header.
typedef struct objc_method *Method;
struct objc_method_description {
  SEL _Nullable name;
  char *_Nullable types;
};
struct objc_method_description *_Nullable protocol_copyMethodDescriptionList(
    Protocol *proto, BOOL isRequiredMethod, BOOL isInstanceMethod, unsigned int *_Nullable outCount);
BOOL protocol_conformsToProtocol(Protocol *_Nullable proto, Protocol *_Nullable other);
Method _Nullable class_getInstanceMethod(_Nullable Class cls, SEL name);
typedef id _Nullable (*IMP)(id, SEL, ...);
extern IMP imp_implementationWithBlock(id block);
extern BOOL class_addMethod(_Nullable Class cls, SEL name, IMP imp, const char *_Nullable types);

#pragma clang assume_nonnull end
