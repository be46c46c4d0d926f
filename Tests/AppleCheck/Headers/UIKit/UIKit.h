// UIKit's list surface, as far as TypedCellsUIKit and ordinary cells touch it.
#pragma once
#include "Application.h"
#include "DragAndDrop.h"
