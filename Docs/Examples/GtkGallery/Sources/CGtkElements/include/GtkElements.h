#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The elements of a list from top to bottom, as a GtkListView wants them: a GListModel that is its own
 * GtkSelectionModel. It is in C because a GObject class cannot be written in Swift.
 *
 * An element has an object only while somebody holds it, as the view does for what is near the screen,
 * so a million elements cost what a screenful costs. As long as an element has its object, it keeps it:
 * that is how the view knows an element again which changed places.
 */
typedef struct _GtkElements GtkElements;
typedef struct _GtkElement GtkElement;

#define GTK_ELEMENT_GONE G_MAXUINT

GtkElements *gtk_elements_new(void);

/* A number that no other element has ever had, of any list. */
guint64 gtk_element_get_serial(gpointer element);

/* The position of an element, or GTK_INVALID_LIST_POSITION if it isn't in its list anymore. */
guint gtk_element_get_position(gpointer element);

/* Where an element that has an object is after a change, by where it was: or GTK_ELEMENT_GONE. */
typedef guint (*GtkElementsMove)(guint position, gpointer data);

/*
 * Replaces elements, and tells the view. `move` is asked about those of the replaced ones that have
 * objects; its answers are positions after the change.
 */
void gtk_elements_splice(GtkElements *self, guint position, guint removed, guint added,
                         GtkElementsMove move, gpointer data);

/* Selects these elements and no others. If `tells`, the view learns of this and earlier calls. */
void gtk_elements_select(GtkElements *self, const guint *positions, gsize count, gboolean tells);

G_END_DECLS
