#if __has_include(<adwaita.h>)
#include "CGTKSupport.h"

GtkEventController *kumiki_drop_target_new(void) {
  GtkDropTarget *target = gtk_drop_target_new(G_TYPE_INVALID, GDK_ACTION_COPY);
  gtk_drop_target_set_preload(target, TRUE);
  return GTK_EVENT_CONTROLLER(target);
}

const char *kumiki_dropped_text(const GValue *value) {
  return G_VALUE_HOLDS_STRING(value) ? g_value_get_string(value) : NULL;
}

char **kumiki_dropped_files(const GValue *value) {
  if (!G_VALUE_HOLDS(value, GDK_TYPE_FILE_LIST)) return NULL;
  GPtrArray *names = g_ptr_array_new();
  for (GSList *files = g_value_get_boxed(value); files; files = files->next)
    g_ptr_array_add(names, g_file_get_uri(files->data));
  g_ptr_array_add(names, NULL);
  return (char **)g_ptr_array_free(names, FALSE);
}

GdkContentProvider *kumiki_content_new(const char *text, const char *addresses) {
  GdkContentProvider *parts[2];
  guint count = 0;
  if (*addresses) {
    GSList *files = NULL;
    char **names = g_strsplit(addresses, "\r\n", -1);
    for (char **name = names; *name; name++)
      if (g_str_has_prefix(*name, "file:")) files = g_slist_append(files, g_file_new_for_uri(*name));
    g_strfreev(names);
    if (files) {
      GValue value = G_VALUE_INIT;
      g_value_init(&value, GDK_TYPE_FILE_LIST);
      g_value_take_boxed(&value, files);
      parts[count++] = gdk_content_provider_new_for_value(&value);
      g_value_unset(&value);
    } else {
      GBytes *bytes = g_bytes_new(addresses, strlen(addresses));
      parts[count++] = gdk_content_provider_new_for_bytes("text/uri-list", bytes);
      g_bytes_unref(bytes);
    }
  }
  parts[count++] = gdk_content_provider_new_typed(G_TYPE_STRING, text);
  return gdk_content_provider_new_union(parts, count);
}

gboolean kumiki_offers(GdkContentProvider *content, const char *type) {
  GdkContentFormats *formats =
    gdk_content_formats_union_serialize_mime_types(gdk_content_provider_ref_formats(content));
  gboolean offers = gdk_content_formats_contain_mime_type(formats, type);
  gdk_content_formats_unref(formats);
  return offers;
}

gboolean kumiki_emit_drop(
  GtkEventController *target, const char *text, const char *path, double x, double y) {
  GValue value = G_VALUE_INIT;
  if (text) {
    g_value_init(&value, G_TYPE_STRING);
    g_value_set_string(&value, text);
  } else {
    g_value_init(&value, GDK_TYPE_FILE_LIST);
    g_value_take_boxed(&value, g_slist_append(NULL, g_file_new_for_path(path)));
  }
  gboolean taken = FALSE;
  g_signal_emit_by_name(target, "drop", &value, x, y, &taken);
  g_value_unset(&value);
  return taken;
}

#endif
