#pragma once

/// Returns how many heap allocations the program has made.
unsigned long allocation_count(void);

/// Returns how many bytes of the heap are in use, as counted by the C library.
unsigned long allocated_bytes(void);
