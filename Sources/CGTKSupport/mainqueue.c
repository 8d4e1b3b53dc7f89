#if __has_include(<adwaita.h>)
#include "CGTKSupport.h"

#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

// What dispatch offers to loops that are not its own: an eventfd that becomes readable when the
// main queue has work, and the call that does this work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

typedef struct {
  void (*drained)(void *context);
  void *context;
} KumikiDrain;

static gboolean kumiki_drain(gint handle, GIOCondition condition, gpointer data) {
  KumikiDrain *drain = data;
  uint64_t count;
  ssize_t length = read(handle, &count, sizeof count);
  (void)length;
  _dispatch_main_queue_callback_4CF(NULL);
  // What has just run may have ended who watches.
  if (!g_source_is_destroyed(g_main_current_source())) drain->drained(drain->context);
  return G_SOURCE_CONTINUE;
}

guint kumiki_watch_main_queue(void (*drained)(void *context), void *context) {
  KumikiDrain *drain = g_new(KumikiDrain, 1);
  drain->drained = drained;
  drain->context = context;
  return g_unix_fd_add_full(
    G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, kumiki_drain, drain, g_free);
}

#endif
