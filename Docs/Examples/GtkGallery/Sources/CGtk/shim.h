#pragma once
#include <gtk/gtk.h>

/* What Swift does not import: functions with a variable number of arguments. */

static inline void gtk_button_emit_clicked(GtkWidget *button) {
  g_signal_emit_by_name(button, "clicked");
}

static inline void gtk_settings_get_animations(gboolean *animates) {
  g_object_get(gtk_settings_get_default(), "gtk-enable-animations", animates, NULL);
}

static inline void gtk_settings_set_animations(gboolean animates) {
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", animates, NULL);
}

static inline gboolean gtk_list_activate_item(GtkWidget *list, guint position) {
  return gtk_widget_activate_action(list, "list.activate-item", "u", position);
}

static inline gboolean gtk_list_scroll_to_item(GtkWidget *list, guint position) {
  return gtk_widget_activate_action(list, "list.scroll-to-item", "u", position);
}
