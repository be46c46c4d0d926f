// The macros with which UIKit's headers define how Swift imports them.
#pragma once
#include "Foundation.h"

#define UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define NOESCAPE __attribute__((noescape))
#define REFINED __attribute__((swift_private))
#define STRING_ENUM __attribute__((swift_newtype(enum)))
#define EXTENSIBLE_STRING_ENUM __attribute__((swift_newtype(struct)))
#define DISCARDABLE __attribute__((swift_attr("@discardableResult")))
#define NONISOLATED __attribute__((swift_attr("nonisolated")))

#define OPEN_ENUM __attribute__((enum_extensibility(open)))
#define ENUM(type, name) enum OPEN_ENUM name : type name; enum OPEN_ENUM name : type
#define FLAGS __attribute__((flag_enum, enum_extensibility(open)))
#define OPTIONS(type, name) enum FLAGS name : type name; enum FLAGS name : type

// Availability, where it differs from the oldest systems that the package supports.
#define SINCE_IOS(version) __attribute__((availability(ios, introduced=version)))
#define SINCE_TV(version) __attribute__((availability(tvos, introduced=version)))
#define SINCE_VISION(version) __attribute__((availability(visionos, introduced=version)))
#define NOT_ON_VISION __attribute__((availability(visionos, unavailable)))
#define ONLY_ON_TV                                                                                 \
  __attribute__((availability(ios, unavailable), availability(visionos, unavailable),              \
                 availability(maccatalyst, unavailable)))
#define NOT_ON_TV __attribute__((availability(tvos, unavailable)))
