/*
 * Stands between a process and the disk (LD_PRELOAD). Writes down, in order, everything that changes or syncs a file
 * below POWER_FOLDER, into POWER_TRACE, each as a line "kind name offset length" and, for a write, its bytes.
 *
 * With POWER_QUIET only the failures that it caused are written down.
 *
 * Two names are messages and no files of the database: what is written to `acks` is recorded like anything else, and
 * so stands between the writes in its place; a number written to `control` makes that operation from now on fail, a
 * negative one that sync from now on, with the pages that it should have written: they are never written again.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int trace = -1;
static long fail_in = 0;
static long lose_in = 0;
static int is_quiet = 0;
static char folder[PATH_MAX];

__attribute__((constructor)) static void begin(void) {
  const char *given = getenv("POWER_FOLDER");
  const char *path = getenv("POWER_TRACE");
  if (given == NULL || path == NULL) return;
  is_quiet = getenv("POWER_QUIET") != NULL;
  snprintf(folder, sizeof folder, "%s", given);
  trace = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void put(const void *data, size_t length) {
  const char *at = data;
  while (length > 0) {
    ssize_t done = syscall(SYS_write, trace, at, length);
    if (done <= 0) abort();
    at += done;
    length -= done;
  }
}

/* The name below the folder, "." for the folder itself, NULL for anything else. */
static const char *name_of(int fd, char *buffer) {
  char link[64];
  if (trace < 0 || fd == trace) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, buffer, PATH_MAX - 1);
  if (length < 0) return NULL;
  buffer[length] = 0;
  size_t prefix = strlen(folder);
  if (strncmp(buffer, folder, prefix) != 0) return NULL;
  if (buffer[prefix] == 0) return ".";
  return buffer[prefix] == '/' ? buffer + prefix + 1 : NULL;
}

static void record(char kind, const char *name, long long offset, size_t length, const void *data) {
  char head[PATH_MAX + 64];
  if (is_quiet && kind != 'F') return;
  int size = snprintf(head, sizeof head, "%c %s %lld %zu\n", kind, name, offset, length);
  put(head, size);
  if (data != NULL) put(data, length);
}

/* Nonzero when it is this one's turn to fail. */
static int fails(char kind, const char *name) {
  if (fail_in == 0 || --fail_in > 0) return 0;
  record('F', name, kind, 0, NULL);
  errno = EIO;
  return 1;
}

static ssize_t written(int fd, const void *data, size_t length, off_t offset, ssize_t (*real)(int, const void *, size_t, off_t)) {
  char buffer[PATH_MAX];
  const char *name = name_of(fd, buffer);
  if (name == NULL) return real(fd, data, length, offset);
  if (strcmp(name, "control") == 0) {
    char number[32] = {0};
    memcpy(number, data, length < 31 ? length : 31);
    pthread_mutex_lock(&lock);
    long given = atol(number);
    fail_in = given > 0 ? given : 0;
    lose_in = given < 0 ? -given : 0;
    pthread_mutex_unlock(&lock);
    return length;
  }
  pthread_mutex_lock(&lock);
  ssize_t done = -1;
  int is_message = strcmp(name, "acks") == 0;
  if (is_message || !fails('W', name)) {
    off_t at = offset >= 0 ? offset : lseek(fd, 0, SEEK_CUR);
    done = real(fd, data, length, offset);
    if (done > 0) record(is_message ? 'A' : 'W', name, at, done, data);
  }
  pthread_mutex_unlock(&lock);
  return done;
}

static ssize_t real_write(int fd, const void *data, size_t length, off_t offset) {
  (void)offset;
  return syscall(SYS_write, fd, data, length);
}
static ssize_t real_pwrite(int fd, const void *data, size_t length, off_t offset) {
  return syscall(SYS_pwrite64, fd, data, length, offset);
}

ssize_t write(int fd, const void *data, size_t length) { return written(fd, data, length, -1, real_write); }
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
  return written(fd, data, length, offset, real_pwrite);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) {
  return written(fd, data, length, offset, real_pwrite);
}

static int changed(char kind, int fd, off_t length, long call) {
  char buffer[PATH_MAX];
  const char *name = name_of(fd, buffer);
  if (name == NULL) return syscall(call, fd, length);
  pthread_mutex_lock(&lock);
  int result = -1;
  if (kind == 'S' && lose_in > 0 && --lose_in == 0) {
    record('L', name, 0, 0, NULL);
    errno = EIO;
  } else if (!fails(kind, name)) {
    result = syscall(call, fd, length);
    if (result == 0) record(kind, name, length, 0, NULL);
  }
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate(int fd, off_t length) { return changed('T', fd, length, SYS_ftruncate); }
int ftruncate64(int fd, off_t length) { return changed('T', fd, length, SYS_ftruncate); }
int fsync(int fd) { return changed('S', fd, 0, SYS_fsync); }
int fdatasync(int fd) { return changed('S', fd, 0, SYS_fdatasync); }

int unlink(const char *path) {
  size_t prefix = strlen(folder);
  int result = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (result == 0 && trace >= 0 && strncmp(path, folder, prefix) == 0 && path[prefix] == '/') {
    pthread_mutex_lock(&lock);
    record('U', path + prefix + 1, 0, 0, NULL);
    pthread_mutex_unlock(&lock);
  }
  return result;
}
