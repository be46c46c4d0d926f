// The part of Core Data that a controller of fetched results uses. Written from Apple's public documentation.
//
// Only Objective-C can declare it: the delegate has optional methods with a generic class, which Swift can't export. Object
// IDs and contexts aren't marked as sendable, so code that type-checks doesn't rely on it.
#pragma once
#include "Foundation.h"

#define NONISOLATED __attribute__((swift_attr("nonisolated")))

#pragma clang assume_nonnull begin

@protocol NSFetchRequestResult <NSObject>
@end

NONISOLATED
@interface NSManagedObjectID : NSObject <NSCopying, NSFetchRequestResult>
@property(readonly, getter=isTemporaryID) BOOL temporaryID;
@end

@class NSManagedObjectContext;

NONISOLATED
@interface NSManagedObject : NSObject <NSFetchRequestResult>
@property(nullable, nonatomic, readonly, assign) NSManagedObjectContext *managedObjectContext;
@property(nonatomic, readonly, strong) NSManagedObjectID *objectID;
@property(nonatomic, readonly, getter=isDeleted) BOOL deleted;
@end

typedef enum __attribute__((enum_extensibility(open))) NSManagedObjectContextConcurrencyType : NSUInteger {
  NSConfinementConcurrencyType __attribute__((availability(swift, unavailable))) = 0,
  NSPrivateQueueConcurrencyType = 1,
  NSMainQueueConcurrencyType = 2
} NSManagedObjectContextConcurrencyType;

NONISOLATED
@interface NSManagedObjectContext : NSObject
- (instancetype)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)ct;
@property(readonly) NSManagedObjectContextConcurrencyType concurrencyType;
- (nullable __kindof NSManagedObject *)existingObjectWithID:(NSManagedObjectID *)objectID
                                                      error:(NSError *_Nullable *)error;
- (BOOL)obtainPermanentIDsForObjects:(NSArray<NSManagedObject *> *)objects
                               error:(NSError *_Nullable *)error;
- (void)deleteObject:(NSManagedObject *)object;
- (BOOL)save:(NSError *_Nullable *)error;
@end

@interface NSPersistentStoreRequest : NSObject <NSCopying>
@end

@interface NSFetchRequest<__covariant ResultType : id<NSFetchRequestResult>> : NSPersistentStoreRequest
- (instancetype)initWithEntityName:(NSString *)entityName;
@property(nullable, nonatomic, strong) NSPredicate *predicate;
@property(nullable, nonatomic, strong) NSArray<NSSortDescriptor *> *sortDescriptors;
@property(nonatomic) NSUInteger fetchBatchSize;
@property(nonatomic) BOOL includesPropertyValues;
@end

@protocol NSFetchedResultsSectionInfo
@property(nonatomic, readonly) NSString *name;
@property(nonatomic, readonly) NSUInteger numberOfObjects;
@property(nonatomic, readonly, nullable) NSArray *objects;
@end

@protocol NSFetchedResultsControllerDelegate;

@interface NSFetchedResultsController<ResultType : id<NSFetchRequestResult>> : NSObject
- (instancetype)initWithFetchRequest:(NSFetchRequest<ResultType> *)fetchRequest
                managedObjectContext:(NSManagedObjectContext *)context
                  sectionNameKeyPath:(nullable NSString *)sectionNameKeyPath
                           cacheName:(nullable NSString *)name;
- (BOOL)performFetch:(NSError *_Nullable *)error;
@property(nonatomic, readonly) NSFetchRequest<ResultType> *fetchRequest;
@property(nonatomic, readonly) NSManagedObjectContext *managedObjectContext;
@property(nullable, nonatomic, readonly) NSString *sectionNameKeyPath;
@property(nullable, nonatomic, weak) id<NSFetchedResultsControllerDelegate> delegate;
@property(nullable, nonatomic, readonly) NSArray<ResultType> *fetchedObjects;
@property(nullable, nonatomic, readonly) NSArray<id<NSFetchedResultsSectionInfo>> *sections;
@end

typedef enum __attribute__((enum_extensibility(open))) NSFetchedResultsChangeType : NSUInteger {
  NSFetchedResultsChangeInsert = 1,
  NSFetchedResultsChangeDelete = 2,
  NSFetchedResultsChangeMove = 3,
  NSFetchedResultsChangeUpdate = 4
} NSFetchedResultsChangeType;

@protocol NSFetchedResultsControllerDelegate <NSObject>
@optional
- (void)controller:(NSFetchedResultsController *)controller
    didChangeObject:(id)anObject
        atIndexPath:(nullable NSIndexPath *)indexPath
      forChangeType:(NSFetchedResultsChangeType)type
       newIndexPath:(nullable NSIndexPath *)newIndexPath;
- (void)controller:(NSFetchedResultsController *)controller
    didChangeSection:(id<NSFetchedResultsSectionInfo>)sectionInfo
             atIndex:(NSUInteger)sectionIndex
       forChangeType:(NSFetchedResultsChangeType)type
    SWIFT_NAME("controller(_:didChange:atSectionIndex:for:)");
- (void)controllerWillChangeContent:(NSFetchedResultsController *)controller;
- (void)controllerDidChangeContent:(NSFetchedResultsController *)controller;
@end

#pragma clang assume_nonnull end
