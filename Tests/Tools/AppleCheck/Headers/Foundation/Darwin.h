// The functions of the C library that this package calls. Written from the documentation of POSIX and macOS.
#pragma once

typedef unsigned long size_t;
typedef long ssize_t;
typedef unsigned int sigset_t;
typedef int pid_t;

struct __siginfo;

union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};

struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};

int sigaction(int signal, const struct sigaction *action, struct sigaction *before);
int kill(pid_t process, int signal);

#define SIGINT 2
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGTERM 15
#define STDERR_FILENO 2

struct dl_info {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
};
typedef struct dl_info Dl_info;
int dladdr(const void *address, Dl_info *info);

double sin(double angle);
double cos(double angle);
double tan(double angle);

void *malloc(size_t size);
void free(void *memory);
char *strdup(const char *text);
void *memcpy(void *target, const void *source, size_t size);
ssize_t write(int file, const void *bytes, size_t size);
char *getenv(const char *name);
void exit(int status) __attribute__((noreturn));
