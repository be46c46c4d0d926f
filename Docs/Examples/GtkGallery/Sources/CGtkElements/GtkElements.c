#include "GtkElements.h"

/* The objects of elements. */

struct _GtkElement {
  GObject parent;
  GtkElements *list; /* NULL once the element is gone from it */
  guint position;
  guint64 serial;
};
typedef struct { GObjectClass parent; } GtkElementClass;

struct _GtkElements {
  GObject parent;
  guint count;
  GHashTable *objects; /* those that somebody holds, by position; not owned */
  GtkBitset *selected;
  gboolean is_stale; /* whether the view has not been told what is selected */
};
typedef struct { GObjectClass parent; } GtkElementsClass;

G_DEFINE_TYPE(GtkElement, gtk_element, G_TYPE_OBJECT)

static void gtk_element_init(GtkElement *self) {
  static guint64 last = 0;
  self->serial = ++last;
}

static void gtk_element_finalize(GObject *object) {
  GtkElement *self = (GtkElement *)object;
  if (self->list) g_hash_table_remove(self->list->objects, GUINT_TO_POINTER(self->position));
  G_OBJECT_CLASS(gtk_element_parent_class)->finalize(object);
}

static void gtk_element_class_init(GtkElementClass *type) {
  G_OBJECT_CLASS(type)->finalize = gtk_element_finalize;
}

guint64 gtk_element_get_serial(gpointer element) { return ((GtkElement *)element)->serial; }

guint gtk_element_get_position(gpointer element) {
  GtkElement *self = element;
  return self->list ? self->position : GTK_INVALID_LIST_POSITION;
}

/* The list: what a view asks of a GListModel. */

static GType get_item_type(GListModel *model) { return gtk_element_get_type(); }

static guint get_n_items(GListModel *model) { return ((GtkElements *)model)->count; }

static gpointer get_item(GListModel *model, guint position) {
  GtkElements *self = (GtkElements *)model;
  if (position >= self->count) return NULL;
  GtkElement *element = g_hash_table_lookup(self->objects, GUINT_TO_POINTER(position));
  if (element) return g_object_ref(element);
  element = g_object_new(gtk_element_get_type(), NULL);
  element->list = self;
  element->position = position;
  g_hash_table_insert(self->objects, GUINT_TO_POINTER(position), element);
  return element;
}

static void list_model_init(GListModelInterface *interface) {
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

/*
 * What it asks of a GtkSelectionModel. Nothing in it lets the view select by itself: moving the focus
 * is not choosing a row. The host selects when a row is activated, and asks the row before.
 */

static gboolean is_selected(GtkSelectionModel *model, guint position) {
  return gtk_bitset_contains(((GtkElements *)model)->selected, position);
}

static GtkBitset *get_selection_in_range(GtkSelectionModel *model, guint position, guint count) {
  return gtk_bitset_ref(((GtkElements *)model)->selected);
}

static void selection_model_init(GtkSelectionModelInterface *interface) {
  interface->is_selected = is_selected;
  interface->get_selection_in_range = get_selection_in_range;
}

G_DEFINE_TYPE_WITH_CODE(GtkElements, gtk_elements, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_model_init)
                        G_IMPLEMENT_INTERFACE(GTK_TYPE_SELECTION_MODEL, selection_model_init))

static void gtk_elements_init(GtkElements *self) {
  self->objects = g_hash_table_new(NULL, NULL);
  self->selected = gtk_bitset_new_empty();
}

static void gtk_elements_finalize(GObject *object) {
  GtkElements *self = (GtkElements *)object;
  GHashTableIter iterator;
  gpointer element;
  g_hash_table_iter_init(&iterator, self->objects);
  while (g_hash_table_iter_next(&iterator, NULL, &element)) ((GtkElement *)element)->list = NULL;
  g_hash_table_unref(self->objects);
  gtk_bitset_unref(self->selected);
  G_OBJECT_CLASS(gtk_elements_parent_class)->finalize(object);
}

static void gtk_elements_class_init(GtkElementsClass *type) {
  G_OBJECT_CLASS(type)->finalize = gtk_elements_finalize;
}

GtkElements *gtk_elements_new(void) { return g_object_new(gtk_elements_get_type(), NULL); }

/* Changes. */

void gtk_elements_splice(GtkElements *self, guint position, guint removed, guint added,
                         GtkElementsMove move, gpointer data) {
  g_return_if_fail(position <= self->count && removed <= self->count - position);
  GHashTable *objects = g_hash_table_new(NULL, NULL);
  GHashTableIter iterator;
  gpointer value;
  g_hash_table_iter_init(&iterator, self->objects);
  while (g_hash_table_iter_next(&iterator, NULL, &value)) {
    GtkElement *element = value;
    if (element->position >= position + removed) {
      element->position += added - removed;
    } else if (element->position >= position) {
      element->position = move(element->position, data);
    }
    if (element->position == GTK_ELEMENT_GONE) {
      element->list = NULL;
    } else {
      g_hash_table_insert(objects, GUINT_TO_POINTER(element->position), element);
    }
  }
  g_hash_table_unref(self->objects);
  self->objects = objects;
  self->count += added - removed;
  g_list_model_items_changed(G_LIST_MODEL(self), position, removed, added);
}

void gtk_elements_select(GtkElements *self, const guint *positions, gsize count, gboolean tells) {
  self->is_stale |= count > 0 || !gtk_bitset_is_empty(self->selected);
  gtk_bitset_remove_all(self->selected);
  for (gsize i = 0; i < count; i++) gtk_bitset_add(self->selected, positions[i]);
  if (tells && self->is_stale) {
    self->is_stale = FALSE;
    if (self->count > 0) {
      gtk_selection_model_selection_changed(GTK_SELECTION_MODEL(self), 0, self->count);
    }
  }
}
