#if __has_include(<adwaita.h>)
#define _GNU_SOURCE
#include "CGTKSupport.h"

#include <link.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

static int kumiki_release_library(struct dl_phdr_info *library, size_t size, void *data) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &library->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W)) continue;
    uintptr_t start = library->dlpi_addr + segment->p_vaddr;
    uintptr_t first = (start + page - 1) / page * page;
    uintptr_t end = (start + segment->p_memsz) / page * page;
    if (first < end) madvise((void *)first, end - first, MADV_DONTNEED);
  }
  return 0;
}

void kumiki_release_unchanged_pages(void) { dl_iterate_phdr(kumiki_release_library, NULL); }

#endif
