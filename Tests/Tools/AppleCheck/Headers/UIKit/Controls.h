// Controls. Written from Apple's public documentation.
#pragma once
#include "Layout.h"
#pragma clang assume_nonnull begin

@class UIMenu;

typedef OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1, UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchUpInside = 1 << 6, UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8, UIControlEventAllTouchEvents = 0xFFF,
  UIControlEventValueChanged = 1 << 12, UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventMenuActionTriggered SINCE_TV(17.0) = 1 << 14,
  UIControlEventEditingDidBegin = 1 << 16, UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18, UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllEvents = 0xFFFFFFFF
} SWIFT_NAME("UIControl.Event");

typedef OPTIONS(NSUInteger, UIControlState) {
  UIControlStateHighlighted = 1, UIControlStateDisabled = 2,
  UIControlStateSelected = 4
} SWIFT_NAME("UIControl.State");

typedef NSString *UIActionIdentifier EXTENSIBLE_STRING_ENUM SWIFT_NAME("UIAction.Identifier");

typedef ENUM(NSInteger, UIControlContentHorizontalAlignment) {
  UIControlContentHorizontalAlignmentCenter, UIControlContentHorizontalAlignmentLeft,
  UIControlContentHorizontalAlignmentRight, UIControlContentHorizontalAlignmentFill,
  UIControlContentHorizontalAlignmentLeading, UIControlContentHorizontalAlignmentTrailing
} SWIFT_NAME("UIControl.ContentHorizontalAlignment");

typedef ENUM(NSInteger, UIControlContentVerticalAlignment) {
  UIControlContentVerticalAlignmentCenter, UIControlContentVerticalAlignmentTop,
  UIControlContentVerticalAlignmentBottom, UIControlContentVerticalAlignmentFill
} SWIFT_NAME("UIControl.ContentVerticalAlignment");

UI_ACTOR
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
@property(nonatomic, readonly) UIControlState state;
@property(nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property(nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, getter=isSelected) BOOL selected;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)addTarget:(nullable id)target
              action:(SEL)action
    forControlEvents:(UIControlEvents)controlEvents;
- (void)removeTarget:(nullable id)target
              action:(nullable SEL)action
    forControlEvents:(UIControlEvents)controlEvents;
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents SWIFT_NAME("addAction(_:for:)");
- (void)removeAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents SWIFT_NAME("removeAction(_:for:)");
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier
                 forControlEvents:(UIControlEvents)controlEvents
    SWIFT_NAME("removeAction(identifiedBy:for:)");
- (void)sendAction:(UIAction *)action SWIFT_NAME("sendAction(_:)");
@property(nonatomic, readonly) NSSet *allTargets;
@property(nonatomic, readonly) UIControlEvents allControlEvents;
- (nullable NSArray<NSString *> *)actionsForTarget:(nullable id)target
                                   forControlEvent:(UIControlEvents)controlEvent
    SWIFT_NAME("actions(forTarget:forControlEvent:)");
- (void)enumerateEventHandlers:
    (void(NOESCAPE ^)(UIAction *_Nullable actionHandler, id _Nullable target, SEL _Nullable action,
                      UIControlEvents controlEvents, BOOL *stop))iterator REFINED;
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@property(nonatomic) BOOL showsMenuAsPrimaryAction SINCE_TV(17.0);
@end

typedef ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight,
  UIButtonTypeInfoDark, UIButtonTypeContactAdd, UIButtonTypeClose = 7
} SWIFT_NAME("UIButton.ButtonType");

UI_ACTOR
@interface UIButton : UIControl <UIAccessibilityContentSizeCategoryImageAdjusting>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
@property(nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property(nullable, nonatomic, readonly, strong) NSString *currentTitle;
- (void)setNeedsUpdateConfiguration;
- (void)updateConfiguration;
@property(nonatomic, readonly) UIButtonType buttonType;
@property(nullable, nonatomic, readonly, strong) UIImageView *imageView;
@property(nullable, nonatomic, readonly, strong) NSAttributedString *currentAttributedTitle;
@property(nonatomic, readonly, strong) UIColor *currentTitleColor;
@property(nullable, nonatomic, readonly, strong) UIImage *currentImage;
- (void)setAttributedTitle:(nullable NSAttributedString *)title forState:(UIControlState)state;
- (nullable NSAttributedString *)attributedTitleForState:(UIControlState)state;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (nullable UIColor *)titleColorForState:(UIControlState)state;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)backgroundImageForState:(UIControlState)state;
@property(nonatomic) UIEdgeInsets contentEdgeInsets;
@property(nonatomic) UIEdgeInsets titleEdgeInsets;
@property(nonatomic) UIEdgeInsets imageEdgeInsets;
@property(nonatomic, getter=isPointerInteractionEnabled) BOOL pointerInteractionEnabled NOT_ON_TV;
- (void)setPreferredSymbolConfiguration:(nullable UIImageSymbolConfiguration *)configuration
                        forImageInState:(UIControlState)state;
@property(nullable, nonatomic, copy) UIMenu *menu SINCE_TV(17.0);
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
@end

UI_ACTOR
NOT_ON_TV
@interface UISwitch : UIControl
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, getter=isOn) BOOL on;
@property(nullable, nonatomic, strong) UIColor *onTintColor;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

typedef ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel, UITextBorderStyleRoundedRect
} SWIFT_NAME("UITextField.BorderStyle");

typedef ENUM(NSInteger, UITextFieldViewMode) {
  UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing,
  UITextFieldViewModeAlways
} SWIFT_NAME("UITextField.ViewMode");

typedef ENUM(NSInteger, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted,
  UITextFieldDidEndEditingReasonCancelled ONLY_ON_TV
} SWIFT_NAME("UITextField.DidEndEditingReason");

@protocol UITextFieldDelegate;

UI_ACTOR
@interface UITextField : UIControl <UITextInputTraits, UIContentSizeCategoryAdjusting>
@property(nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property(nullable, nonatomic, copy) NSAttributedString *attributedText;
@property(nullable, nonatomic, copy) NSAttributedString *attributedPlaceholder;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) UITextBorderStyle borderStyle;
@property(nonatomic) BOOL clearsOnBeginEditing;
@property(nonatomic) BOOL adjustsFontSizeToFitWidth;
@property(nonatomic) CGFloat minimumFontSize;
@property(nonatomic) UITextFieldViewMode clearButtonMode;
@property(nullable, nonatomic, strong) UIView *leftView;
@property(nonatomic) UITextFieldViewMode leftViewMode;
@property(nullable, nonatomic, strong) UIView *rightView;
@property(nonatomic) UITextFieldViewMode rightViewMode;
- (CGRect)textRectForBounds:(CGRect)bounds SWIFT_NAME("textRect(forBounds:)");
- (CGRect)placeholderRectForBounds:(CGRect)bounds SWIFT_NAME("placeholderRect(forBounds:)");
- (CGRect)editingRectForBounds:(CGRect)bounds SWIFT_NAME("editingRect(forBounds:)");
@property(nullable, readwrite, strong) UIView *inputView;
@property(nullable, readwrite, strong) UIView *inputAccessoryView;
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSString *placeholder;
@property(nullable, nonatomic, strong) UIFont *font;
@property(nullable, nonatomic, strong) UIColor *textColor;
@property(nonatomic, readonly, getter=isEditing) BOOL editing;
@end

UI_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField
                        reason:(UITextFieldDidEndEditingReason)reason;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string;
- (void)textFieldDidChangeSelection:(UITextField *)textField;
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end

UI_ACTOR
NOT_ON_TV
@interface UIRefreshControl : UIControl
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
@property(nullable, nonatomic, strong) NSAttributedString *attributedTitle;
- (void)beginRefreshing;
- (void)endRefreshing;
@end

UI_ACTOR
NOT_ON_TV
@interface UISlider : UIControl
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic) float value;
@property(nonatomic) float minimumValue;
@property(nonatomic) float maximumValue;
@property(nonatomic, getter=isContinuous) BOOL continuous;
@property(nullable, nonatomic, strong) UIColor *minimumTrackTintColor;
@property(nullable, nonatomic, strong) UIColor *maximumTrackTintColor;
- (void)setValue:(float)value animated:(BOOL)animated;
@end

UI_ACTOR
NOT_ON_TV
@interface UIStepper : UIControl
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic) double value;
@property(nonatomic) double minimumValue;
@property(nonatomic) double maximumValue;
@property(nonatomic) double stepValue;
@property(nonatomic) BOOL wraps;
@property(nonatomic, getter=isContinuous) BOOL continuous;
@end

enum { UISegmentedControlNoSegment SWIFT_NAME("UISegmentedControl.noSegment") = -1 };

UI_ACTOR
@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(nullable NSArray *)items DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic) NSInteger selectedSegmentIndex;
@property(nullable, nonatomic, strong) UIColor *selectedSegmentTintColor;
@property(nonatomic, getter=isMomentary) BOOL momentary;
@property(nonatomic, readonly) NSUInteger numberOfSegments;
- (void)insertSegmentWithTitle:(nullable NSString *)title
                       atIndex:(NSUInteger)segment
                      animated:(BOOL)animated;
- (void)insertSegmentWithImage:(nullable UIImage *)image
                       atIndex:(NSUInteger)segment
                      animated:(BOOL)animated SWIFT_NAME("insertSegment(with:at:animated:)");
- (void)removeSegmentAtIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)removeAllSegments;
- (void)setTitle:(nullable NSString *)title forSegmentAtIndex:(NSUInteger)segment
    SWIFT_NAME("setTitle(_:forSegmentAt:)");
- (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)segment;
- (void)setImage:(nullable UIImage *)image forSegmentAtIndex:(NSUInteger)segment
    SWIFT_NAME("setImage(_:forSegmentAt:)");
- (nullable UIImage *)imageForSegmentAtIndex:(NSUInteger)segment;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment;
- (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)segment;
@end

@protocol UIPickerViewDataSource, UIPickerViewDelegate;

UI_ACTOR
NOT_ON_TV
@interface UIPickerView : UIView <NSCoding>
@property(nullable, nonatomic, weak) id<UIPickerViewDataSource> dataSource;
@property(nullable, nonatomic, weak) id<UIPickerViewDelegate> delegate;
@property(nonatomic, readonly) NSInteger numberOfComponents;
- (NSInteger)numberOfRowsInComponent:(NSInteger)component;
- (void)reloadAllComponents;
- (void)reloadComponent:(NSInteger)component;
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
@end

UI_ACTOR
NOT_ON_TV
@protocol UIPickerViewDataSource <NSObject>
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end

UI_ACTOR
NOT_ON_TV
@protocol UIPickerViewDelegate <NSObject>
@optional
- (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component;
- (CGFloat)pickerView:(UIPickerView *)pickerView rowHeightForComponent:(NSInteger)component;
- (nullable NSString *)pickerView:(UIPickerView *)pickerView
                      titleForRow:(NSInteger)row
                     forComponent:(NSInteger)component;
- (void)pickerView:(UIPickerView *)pickerView
      didSelectRow:(NSInteger)row
       inComponent:(NSInteger)component;
@end

typedef ENUM(NSInteger, UIDatePickerMode) {
  UIDatePickerModeTime, UIDatePickerModeDate, UIDatePickerModeDateAndTime,
  UIDatePickerModeCountDownTimer, UIDatePickerModeYearAndMonth SINCE_IOS(17.4)
} SWIFT_NAME("UIDatePicker.Mode");

typedef ENUM(NSInteger, UIDatePickerStyle) {
  UIDatePickerStyleAutomatic, UIDatePickerStyleWheels, UIDatePickerStyleCompact,
  UIDatePickerStyleInline
} SWIFT_NAME("UIDatePicker.DatePickerStyle") NOT_ON_TV;

UI_ACTOR
NOT_ON_TV
@interface UIDatePicker : UIControl <NSCoding>
@property(nonatomic) UIDatePickerMode datePickerMode;
@property(nullable, nonatomic, strong) NSLocale *locale;
@property(null_resettable, nonatomic, copy) NSCalendar *calendar;
@property(nullable, nonatomic, strong) NSTimeZone *timeZone;
@property(nonatomic, strong) NSDate *date;
@property(nonatomic) NSTimeInterval countDownDuration;
@property(nonatomic) NSInteger minuteInterval;
@property(nullable, nonatomic, strong) NSDate *minimumDate;
@property(nullable, nonatomic, strong) NSDate *maximumDate;
- (void)setDate:(NSDate *)date animated:(BOOL)animated;
@property(nonatomic) UIDatePickerStyle preferredDatePickerStyle;
@property(nonatomic, readonly) UIDatePickerStyle datePickerStyle;
@end

#pragma clang assume_nonnull end
