// The part of Foundation that UIKit's lists use. Written from Apple's public documentation.
#pragma once
#include "Darwin.h"
#include "ObjectiveC.h"

#define BRIDGED_TO(type) __attribute__((swift_bridge(type)))
#define SWIFT_NAME(name) __attribute__((swift_name(name)))

#pragma clang assume_nonnull begin

// The importer maps a type named CGFloat to a type of another module, so this macro replaces the name.
#define CGFloat double

struct CGPoint {
  CGFloat x;
  CGFloat y;
};
typedef struct CGPoint CGPoint;

struct CGSize {
  CGFloat width;
  CGFloat height;
};
typedef struct CGSize CGSize;

struct CGRect {
  CGPoint origin;
  CGSize size;
};
typedef struct CGRect CGRect;

struct CGVector {
  CGFloat dx;
  CGFloat dy;
};
typedef struct CGVector CGVector;

typedef struct _NSRange {
  NSUInteger location;
  NSUInteger length;
} NSRange;

typedef double NSTimeInterval SWIFT_NAME("TimeInterval");

@class NSCoder, NSString;

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property(class, readonly) BOOL supportsSecureCoding;
@end

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@interface NSCoder : NSObject
@end

__attribute__((swift_attr("@Sendable"))) SWIFT_NAME("Bundle")
@interface NSBundle : NSObject
@property(class, readonly, strong) NSBundle *mainBundle;
@property(nullable, readonly, copy) NSString *bundleIdentifier;
+ (NSBundle *)bundleForClass:(Class)aClass;
- (nullable instancetype)initWithPath:(NSString *)path;
@property(readonly, copy) NSString *bundlePath;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)extension;
@end

BRIDGED_TO("Swift.String")
@interface NSString : NSObject <NSCopying>
@property(readonly) NSUInteger length;
@end

@interface NSValue : NSObject <NSCopying>
@end

__attribute__((swift_attr("@Sendable")))
@interface NSNumber : NSValue
- (instancetype)initWithInteger:(NSInteger)value SWIFT_NAME("init(value:)");
- (instancetype)initWithDouble:(double)value SWIFT_NAME("init(value:)");
- (instancetype)initWithBool:(BOOL)value SWIFT_NAME("init(value:)");
@property(readonly) double doubleValue;
@end

@interface NSUUID : NSObject <NSCopying>
@end

@interface NSPredicate : NSObject <NSCopying>
@end

@interface NSSortDescriptor : NSObject <NSCopying>
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
@end

BRIDGED_TO("Foundation.URL")
@interface NSURL : NSObject <NSCopying>
@end

BRIDGED_TO("Foundation.Date")
@interface NSDate : NSObject <NSCopying>
@end

BRIDGED_TO("Foundation.Calendar")
@interface NSCalendar : NSObject <NSCopying>
@end

BRIDGED_TO("Foundation.Locale")
@interface NSLocale : NSObject <NSCopying>
@end

BRIDGED_TO("Foundation.TimeZone")
@interface NSTimeZone : NSObject <NSCopying>
@end

BRIDGED_TO("Swift.Array")
@interface NSArray<__covariant Element> : NSObject
@end

BRIDGED_TO("Swift.Dictionary")
@interface NSDictionary<__covariant Key, __covariant Value> : NSObject
@end

BRIDGED_TO("Swift.Set")
@interface NSSet<__covariant Element> : NSObject
@end

BRIDGED_TO("Foundation.IndexPath")
@interface NSIndexPath : NSObject
- (instancetype)initWithIndexes:(const NSUInteger *_Nullable)indexes length:(NSUInteger)length
    __attribute__((objc_designated_initializer));
- (NSUInteger)indexAtPosition:(NSUInteger)position;
@end

typedef struct CGAffineTransform {
  CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;

typedef struct NSEdgeInsets {
  CGFloat top, left, bottom, right;
} NSEdgeInsets;

BRIDGED_TO("Foundation.Notification")
@interface NSNotification : NSObject
@end

BRIDGED_TO("Foundation.IndexSet")
@interface NSIndexSet : NSObject
@end

typedef NSString *NSAttributedStringKey __attribute__((swift_newtype(struct)))
    SWIFT_NAME("NSAttributedString.Key");

@interface NSAttributedString : NSObject <NSCopying>
- (instancetype)initWithString:(NSString *)string;
@property(readonly, copy) NSString *string;
@property(readonly) NSUInteger length;
@end

@interface NSMutableAttributedString : NSAttributedString
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
- (void)appendAttributedString:(NSAttributedString *)attrString SWIFT_NAME("append(_:)");
- (void)replaceCharactersInRange:(NSRange)range
                      withString:(NSString *)str SWIFT_NAME("replaceCharacters(in:with:)");
@end

@interface NSNull : NSObject
@end

typedef NSString *NSErrorUserInfoKey;

extern NSErrorUserInfoKey const NSDebugDescriptionErrorKey;

@interface NSError : NSObject
@property(readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
@end

BRIDGED_TO("Foundation.Data")
@interface NSData : NSObject
@end

__attribute__((swift_attr("@Sendable"))) SWIFT_NAME("Progress")
@interface NSProgress : NSObject
+ (instancetype)progressWithTotalUnitCount:(long long)unitCount;
@property long long totalUnitCount;
@property long long completedUnitCount;
- (void)addChild:(NSProgress *)child
    withPendingUnitCount:(long long)inUnitCount;
@end

SWIFT_NAME("ProgressReporting")
@protocol NSProgressReporting <NSObject>
@property(readonly) NSProgress *progress;
@end

@protocol NSItemProviderReading <NSObject>
@property(class, readonly, copy) NSArray<NSString *> *readableTypeIdentifiersForItemProvider;
+ (nullable instancetype)objectWithItemProviderData:(NSData *)data
                                     typeIdentifier:(NSString *)typeIdentifier
                                              error:(NSError *_Nullable *)outError;
@end

@protocol NSItemProviderWriting <NSObject>
@property(class, readonly, copy) NSArray<NSString *> *writableTypeIdentifiersForItemProvider;
- (nullable NSProgress *)loadDataWithTypeIdentifier:(NSString *)typeIdentifier
                   forItemProviderCompletionHandler:
                       (__attribute__((swift_attr("@Sendable"))) void (^)(NSData *_Nullable data,
                                                                         NSError *_Nullable error))completionHandler;
@end

__attribute__((swift_attr("@Sendable")))
@interface NSItemProvider : NSObject
- (instancetype)init __attribute__((objc_designated_initializer));
- (instancetype)initWithObject:(id<NSItemProviderWriting>)object;
- (BOOL)canLoadObjectOfClass:(Class<NSItemProviderReading>)aClass SWIFT_NAME("canLoadObject(ofClass:)");
- (NSProgress *)loadObjectOfClass:(Class<NSItemProviderReading>)aClass
                completionHandler:
                    (__attribute__((swift_attr("@Sendable"))) void (^)(id<NSItemProviderReading> _Nullable object,
                                                                      NSError *_Nullable error))completionHandler
    __attribute__((swift_attr("@discardableResult"))) SWIFT_NAME("loadObject(ofClass:completionHandler:)");
@end

__attribute__((swift_attr("@MainActor"))) SWIFT_NAME("UndoManager")
@interface NSUndoManager : NSObject
- (void)undo;
- (void)redo;
- (void)setActionName:(NSString *)actionName;
@end

@interface NSString (ItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

@interface NSAttributedString (ItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

#pragma clang assume_nonnull end
