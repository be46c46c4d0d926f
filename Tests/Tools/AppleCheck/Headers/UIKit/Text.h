// Paragraphs, the measuring of texts, and typing. Written from Apple's public documentation.
#pragma once
#include "Traits.h"
#pragma clang assume_nonnull begin

SENDABLE
@interface NSParagraphStyle : NSObject <NSCopying, NSSecureCoding>
@property(class, readonly, copy) NSParagraphStyle *defaultParagraphStyle SWIFT_NAME("default");
@property(readonly) CGFloat lineSpacing;
@property(readonly) CGFloat paragraphSpacing;
@property(readonly) NSTextAlignment alignment;
@property(readonly) CGFloat headIndent;
@property(readonly) CGFloat tailIndent;
@property(readonly) CGFloat firstLineHeadIndent;
@property(readonly) CGFloat minimumLineHeight;
@property(readonly) CGFloat maximumLineHeight;
@property(readonly) NSLineBreakMode lineBreakMode;
@property(readonly) CGFloat lineHeightMultiple;
@property(readonly) CGFloat paragraphSpacingBefore;
@property(readonly) float hyphenationFactor;
@end

@interface NSMutableParagraphStyle : NSParagraphStyle
@property CGFloat lineSpacing;
@property CGFloat paragraphSpacing;
@property NSTextAlignment alignment;
@property CGFloat headIndent;
@property CGFloat tailIndent;
@property CGFloat firstLineHeadIndent;
@property CGFloat minimumLineHeight;
@property CGFloat maximumLineHeight;
@property NSLineBreakMode lineBreakMode;
@property CGFloat lineHeightMultiple;
@property CGFloat paragraphSpacingBefore;
@property float hyphenationFactor;
- (void)setParagraphStyle:(NSParagraphStyle *)obj;
@end

typedef OPTIONS(NSInteger, NSStringDrawingOptions) {
  NSStringDrawingUsesLineFragmentOrigin = 1, NSStringDrawingUsesFontLeading = 1 << 1,
  NSStringDrawingUsesDeviceMetrics = 1 << 3, NSStringDrawingTruncatesLastVisibleLine = 1 << 5
};

@interface NSStringDrawingContext : NSObject
@property(nonatomic) CGFloat minimumScaleFactor;
@end

@interface NSString (NSStringDrawing)
- (CGSize)sizeWithAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                       context:(nullable NSStringDrawingContext *)context;
@end

@interface NSAttributedString (NSStringDrawing)
- (CGSize)size;
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                       context:(nullable NSStringDrawingContext *)context;
@end

typedef ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences, UITextAutocapitalizationTypeAllCharacters
};

typedef ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo, UITextAutocorrectionTypeYes
};

typedef ENUM(NSInteger, UITextSpellCheckingType) {
  UITextSpellCheckingTypeDefault, UITextSpellCheckingTypeNo, UITextSpellCheckingTypeYes
};

typedef ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL, UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter,
  UIKeyboardTypeWebSearch, UIKeyboardTypeASCIICapableNumberPad
};

typedef ENUM(NSInteger, UIKeyboardAppearance) {
  UIKeyboardAppearanceDefault, UIKeyboardAppearanceDark, UIKeyboardAppearanceLight
};

typedef ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext,
  UIReturnKeyRoute, UIReturnKeySearch, UIReturnKeySend, UIReturnKeyYahoo, UIReturnKeyDone,
  UIReturnKeyEmergencyCall, UIReturnKeyContinue
};

typedef NSString *UITextContentType STRING_ENUM;
extern const UITextContentType UITextContentTypeName;
extern const UITextContentType UITextContentTypeGivenName;
extern const UITextContentType UITextContentTypeFamilyName;
extern const UITextContentType UITextContentTypeAddressCity;
extern const UITextContentType UITextContentTypePostalCode;
extern const UITextContentType UITextContentTypeTelephoneNumber;
extern const UITextContentType UITextContentTypeEmailAddress;
extern const UITextContentType UITextContentTypeURL SWIFT_NAME("URL");
extern const UITextContentType UITextContentTypeUsername;
extern const UITextContentType UITextContentTypePassword;
extern const UITextContentType UITextContentTypeNewPassword;
extern const UITextContentType UITextContentTypeOneTimeCode;

UI_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
@property(nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property(nonatomic) UITextAutocorrectionType autocorrectionType;
@property(nonatomic) UITextSpellCheckingType spellCheckingType;
@property(nonatomic) UIKeyboardType keyboardType;
@property(nonatomic) UIKeyboardAppearance keyboardAppearance;
@property(nonatomic) UIReturnKeyType returnKeyType;
@property(nonatomic) BOOL enablesReturnKeyAutomatically;
@property(nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property(null_unspecified, nonatomic, copy) UITextContentType textContentType;
@end

typedef OPTIONS(NSUInteger, UIDataDetectorTypes) {
  UIDataDetectorTypePhoneNumber = 1, UIDataDetectorTypeLink = 2, UIDataDetectorTypeAddress = 4,
  UIDataDetectorTypeCalendarEvent = 8, UIDataDetectorTypeAll = ~0UL
} NOT_ON_TV;

typedef ENUM(NSInteger, UITextItemInteraction) {
  UITextItemInteractionInvokeDefaultAction, UITextItemInteractionPresentActions,
  UITextItemInteractionPreview
} NOT_ON_TV;

#pragma clang assume_nonnull end
